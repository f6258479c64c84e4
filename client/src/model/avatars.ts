/** Portraits: each avatar the server knows has a face and, away from a table, a colour. */
import { catalogue } from './games.svelte';

export function faceOf(avatar: string | null): number {
  const at = catalogue.found?.avatars.indexOf(avatar ?? '') ?? -1;
  return (Math.max(at, 0) % 5) + 1;
}

export function colourOf(avatar: string | null): number {
  const at = Math.max(catalogue.found?.avatars.indexOf(avatar ?? '') ?? -1, 0);
  return (at + Math.floor(at / 5) * 2) % 5;
}
