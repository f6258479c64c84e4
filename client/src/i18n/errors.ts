/** The text of a failed call, in the player's language. */
import { ApiError } from '$client/net/api';
import { shell, t } from './shell.svelte';

export function errorText(error: unknown): string {
  const code = error instanceof ApiError ? error.code : 'other';
  const id = `problem-${code}`;
  return t(shell.words?.has(id) ? id : 'problem-other');
}
