/** Telling facts about a finished game: the game's own, or what can be told of any. */
import type { BoardContext, EndFact, GameUi } from '$client/board/board_context';
import { t } from '$client/i18n/shell.svelte';
import type { Story } from '$client/wire';

const SHOWN = 3;
const A_SWING = 100; // of 1000: a choice that changed less is not worth telling

/** Returns three facts; fewer if there is less to tell. */
export function endFacts(ui: GameUi | null, context: BoardContext, story: Story): EndFact[] {
  const own = ui?.endFacts?.(context, story) ?? [];
  return [...own, ...anyGame(story)].slice(0, SHOWN);
}

function anyGame(story: Story): EndFact[] {
  const swing = bestChoice(story);
  const leads = changesOfLead(story);
  const streak = longestStreak(story);
  const draws = story.chapters.reduce((sum, chapter) => sum + chapter.draws.length, 0);
  const found: EndFact[] = [];
  if (swing) {
    const value = t('fact-swing.value', { step: swing.step });
    found.push({ value, label: t('fact-swing'), seat: swing.seat });
  }
  if (leads)
    found.push({ value: `${leads}`, label: t('fact-leads', { count: leads }), seat: null });
  if (streak.count > 1) {
    const label = t('fact-streak', { count: streak.count });
    found.push({ value: `${streak.count}`, label, seat: streak.seat });
  }
  if (draws)
    found.push({ value: `${draws}`, label: t('fact-chance', { count: draws }), seat: null });
  return found;
}

/** The step whose choice gained most for whoever made it; null if none stands out. */
function bestChoice({ chapters }: Story): { step: number; seat: number } | null {
  let best: { step: number; seat: number } | null = null;
  let most = A_SWING;
  for (let step = 2; step < chapters.length - 1; step++) {
    const seat = chapters[step]!.chooser;
    if (seat === null) continue;
    const gain = chapters[step]!.standing[seat]! - chapters[step - 1]!.standing[seat]!;
    if (gain > most) [most, best] = [gain, { step, seat }];
  }
  return best;
}

/** How often another seat than before stood best alone. */
function changesOfLead({ chapters }: Story): number {
  let leader = -1;
  let changes = 0;
  for (const { standing } of chapters) {
    const top = Math.max(...standing);
    if (standing.filter((value) => value === top).length !== 1) continue;
    const now = standing.indexOf(top);
    if (leader >= 0 && now !== leader) changes++;
    leader = now;
  }
  return changes;
}

/** The most choices that one seat made in a row. */
function longestStreak({ chapters }: Story): { seat: number; count: number } {
  const best = { seat: 0, count: 0 };
  let count = 0;
  chapters.forEach(({ chooser }, step) => {
    count = chooser !== null && chooser === chapters[step - 1]?.chooser ? count + 1 : 1;
    if (chooser !== null && count > best.count) Object.assign(best, { seat: chooser, count });
  });
  return best;
}
