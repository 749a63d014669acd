// What a game with bots alone has besides: fetched when the first one is played.

export { Hinting } from "./hinting.svelte";
export { default as Plates } from "./Plates.svelte";
export { default as Why } from "./Why.svelte";
