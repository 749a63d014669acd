// Reads the protocol's JSON schema from standard input and writes src/lib/protocol.ts.
import { writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

let text = "";
for await (const chunk of process.stdin) text += chunk;
const { "x-constants": constants, ...schema } = JSON.parse(text);
const types = await compile(schema, "Protocol", {
  additionalProperties: false,
  bannerComment: "// Made from yksi/server/protocol.py by `make web`; do not edit.",
  unreachableDefinitions: true,
});
const values = Object.entries(constants).map(
  ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`,
);
writeFileSync(new URL("../src/lib/protocol.ts", import.meta.url), `${types}\n${values.join("")}`);
