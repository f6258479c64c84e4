/** Why the server did not do something, in the player's language. */
import { Problem } from '$client/net/api';
import { shell, t } from './shell.svelte';

export function problemText(error: unknown): string {
  const code = error instanceof Problem ? error.code : 'other';
  const id = `problem-${code}`;
  return t(shell.words?.has(id) ? id : 'problem-other');
}
