/**
 * A lesson as it goes: which step it is at, which choices it lets through, and the answers it gives
 * for the other seats. No rule of any game: the lesson says which keys are right.
 */
import type { Args } from '$client/i18n/words';
import type { AnswerGate, SeatSession } from '$client/state/seat_session.svelte';
import type { Lesson, LessonStep } from '$client/wire';

/** What a scripted seat must be able to do; a SeatSession is one. */
export type Answerer = Pick<SeatSession, 'may' | 'answer'>;

export class LessonRun implements AnswerGate {
  index = $state(0);
  wrong = $state<string | null>(null); // the text id said to the last, wrong choice
  private accepted = $state(false); // a text before a scripted answer was read
  private giving = false;

  /** `seats`: all seats of the table, the learner's too. */
  constructor(
    readonly lesson: Lesson,
    private seats: ReadonlyMap<number, Answerer>,
  ) {}

  /** The step it is at; undefined when the lesson is over. */
  get step(): LessonStep | undefined {
    return this.lesson.steps[this.index];
  }

  /** Whether only the last sentence is left: the lesson has nothing more to ask. */
  get atEnd(): boolean {
    return this.index >= this.lesson.steps.length - 1;
  }

  /** Whether the learner is to choose something. */
  get choosing(): boolean {
    return (this.step?.right?.length ?? 0) > 0;
  }

  /** Whether there is a sentence to be read before it goes on. */
  get reading(): boolean {
    const step = this.step;
    return !this.choosing && !!step?.text && !(step.answer && this.accepted) && !this.atEnd;
  }

  /** The sentence that is shown: while others answer, the one before it stays. */
  get text(): string {
    const texts = this.lesson.steps.slice(0, this.index + 1).map((step) => step.text);
    return texts.findLast((text) => text) ?? '';
  }

  get point(): string {
    return this.step?.point ?? '';
  }

  /** Arguments of every sentence: the players by seat. */
  get args(): Args {
    return Object.fromEntries([...this.seats.keys()].map((seat) => [`seat${seat}`, `#${seat}`]));
  }

  /** How many sentences there are, and which one is shown, from 1. */
  get progress(): { step: number; steps: number } {
    const hasText = (step: LessonStep): boolean => !!step.text;
    const { steps } = this.lesson;
    return {
      step: steps.slice(0, this.index + 1).filter(hasText).length,
      steps: steps.filter(hasText).length,
    };
  }

  /** The learner has read the sentence. */
  next(): void {
    if (!this.reading) return;
    if (this.step!.answer) this.accepted = true;
    else this.advance();
  }

  /** Whether a scripted answer is due and its seat is asked. */
  get due(): boolean {
    const step = this.step;
    if (!step?.answer || this.reading) return false;
    return this.seats.get(step.seat!)?.may(step.answer) ?? false;
  }

  /** Gives the scripted answer that is due. */
  async giveAnswer(): Promise<void> {
    const step = this.step;
    if (!this.due || this.giving) return;
    this.giving = true;
    const stored = await this.seats.get(step!.seat!)!.answer(step!.answer!);
    this.giving = false;
    if (stored && step === this.step) this.advance();
  }

  // What the learner answers.

  lets(key: string): boolean {
    const step = this.step;
    if (!step || !this.choosing) {
      this.wrong = 'wait';
      return false;
    }
    if (step.right!.includes(key)) {
      this.wrong = null;
      return true;
    }
    this.wrong = sentenceFor(step, key);
    return false;
  }

  answered(key: string): void {
    if (this.choosing && this.step!.right!.includes(key)) this.advance();
  }

  private advance(): void {
    this.index += 1;
    this.wrong = null;
    this.accepted = false;
  }
}

/** Returns the text for a wrong choice: of the longest beginning of its key that has one. */
function sentenceFor(step: LessonStep, key: string): string | null {
  const fitting = Object.keys(step.wrong ?? {}).filter(
    (start) => start === '' || key === start || key.startsWith(`${start} `),
  );
  const best = fitting.sort((a, b) => b.length - a.length)[0];
  return best === undefined ? null : step.wrong![best]!;
}

/** Returns the selectors of what a lesson points at, the first that is there counts: `key=pass` is the
 *  button of that choice, `thing=deck` whatever is known on the board by that name. */
export function selectorsOf(point: string): string[] {
  return point.split(' | ').map((part) => {
    const [name, value] = part.split('=', 2);
    return name === 'thing' ? `[data-thing~="${value}"]` : `[data-${name}="${value}"]`;
  });
}
