import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import floors from "./floors.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/lib/protocol.ts", "src/lesson/recorded/"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    plugins: { yksi: floors },
    languageOptions: { globals: globals.browser },
    rules: {
      "yksi/floors": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-unused-expressions": ["error", { allowTernary: true, allowShortCircuit: true }],
      // Every index may miss for the compiler; where it cannot, `!` says so.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Maps and sets that live for one calculation need no reactivity.
      "svelte/prefer-svelte-reactivity": "off",
      // A space at the edge of a block is lost without its mustaches.
      "svelte/no-useless-mustaches": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "prefer-const": "off",
      "svelte/prefer-const": "error",
      "no-console": "error",
    },
  },
  {
    files: ["*.js", "*.ts", "scripts/**", "worker/**"],
    languageOptions: { globals: { ...globals.node, ...globals.serviceworker } },
    rules: { "no-console": "off", "@typescript-eslint/explicit-function-return-type": "off" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
