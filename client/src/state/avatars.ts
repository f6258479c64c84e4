/** Which face (1–5) and, away from a table, which colour (0–4) an avatar of the server has. */
import { catalogue } from './games.svelte';

export function faceOf(avatar: string | null): number {
  const at = catalogue.data?.avatars.indexOf(avatar ?? '') ?? -1;
  return (Math.max(at, 0) % 5) + 1;
}

export function colourOf(avatar: string | null): number {
  const at = Math.max(catalogue.data?.avatars.indexOf(avatar ?? '') ?? -1, 0);
  return (at + Math.floor(at / 5) * 2) % 5;
}
