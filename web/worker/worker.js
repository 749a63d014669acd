// What a browser keeps of Yksi, so that it opens without a line: the first page, every script of this build with its
// lessons and its rulebook, the texts. It is never asked first for anything that can change: pages and texts come from the
// server as long as it answers, and files whose names hold a digest of their content cannot be out of date. So whoever
// comes after an update gets the new pages at once. A newer worker takes over when no page of this one is open any more,
// for those may still ask for their own files.

const VERSION = "__VERSION__";
const FILES = "__FILES__";
const CACHE = `yksi-${VERSION}`;
const PAGE = "/";
const TEXTS = ["en", "fi", "sv", "nb", "da"].map((language) => `/locales/${language}.ftl`);
const EDITIONS = "/api/editions";
const FROZEN = /^\/assets\/.*-[\w-]{8}\.\w+$/;
const NO_PAGE = /^\/(api|assets|locales|health|ready|qr\.svg)\b/;
const ANY_LANGUAGE = { ignoreVary: true };

async function keepAll() {
  const cache = await caches.open(CACHE);
  const fresh = [PAGE, EDITIONS, ...TEXTS].map((address) => new Request(address, { cache: "no-cache" }));
  await cache.addAll([...FILES, ...fresh]);
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("yksi-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
}

async function kept(address) {
  return (await caches.open(CACHE)).match(address, ANY_LANGUAGE);
}

/** A page from the server, or the first one, which every address is read by, as it was kept. */
async function page(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    return answer.status < 500 ? answer : ((await kept(PAGE)) ?? answer);
  } catch {
    return (await kept(PAGE)) ?? Response.error();
  }
}

async function keep(request, answer) {
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function frozen(request) {
  return (await kept(request)) ?? keep(request, await fetch(request));
}

async function newest(request) {
  try {
    return await keep(request, await fetch(request));
  } catch {
    return (await kept(request)) ?? Response.error();
  }
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!NO_PAGE.test(pathname)) event.respondWith(page(event));
  } else if (FROZEN.test(pathname)) event.respondWith(frozen(request));
  else if (pathname === EDITIONS || TEXTS.includes(pathname)) event.respondWith(newest(request));
});
