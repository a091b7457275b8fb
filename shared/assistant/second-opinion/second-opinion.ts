import { sameValue } from '../../same-value.ts';
import { ACT_LIMIT, type Act } from '../act.ts';
import type { InterpretContext } from '../interpret/context.ts';
import { labelOfActs } from '../interpret/talk/doubt.ts';
import { cleaned, quoted } from '../interpret/words/normalize-text.ts';
import type { Step } from '../step.ts';
import { suggest } from '../suggest.ts';
import { changesOfAct } from './act-changes.ts';
import type { Change } from './act-signs.ts';
import { doubtOf } from './reading-doubt.ts';
import type { Reading } from './signs-of-reading.ts';

/**
 * The doubt (0 to 1) from which a reading is offered instead of saved. A lower threshold also turns more correct
 * readings into questions.
 */
const MIN_DOUBT = 0.25;

/** Questions for which there are no training messages. */
const UNTRAINED_STEPS: readonly Step[] = [
  'same_title',
  'content_id',
  'open_point',
  'point_change',
  'point_reason',
  'recap',
  'locked',
];

/**
 * Takes a second opinion on the embedded reader's acts (design 12.8). If a reading resembles ones that were wrong on
 * messages the reader had not been developed with, it is offered instead of saved. Never saves anything that the reader
 * would not have saved.
 */
export function offerDoubtfulReading(
  acts: readonly Act[],
  message: string,
  context: InterpretContext,
  isDoubtful = (reading: Reading): boolean => doubtOf(reading) >= MIN_DOUBT,
): Act[] {
  const { question, release } = context;
  const changesOf = (act: Act): Change[] => changesOfAct(act, question, release);
  const changes = acts.flatMap(changesOf);
  if (
    changes.length === 0 ||
    UNTRAINED_STEPS.includes(question.step) ||
    needsNoSecondOpinion(acts, changes, message, context)
  )
    return [...acts];
  if (!isDoubtful({ message, acts, changes, question, release })) return [...acts];
  const label = labelOfActs(changes);
  if (label === '') return [...acts];
  const suggestion = { label, acts: changes.slice(0, ACT_LIMIT) };
  const others = acts.filter((act) => changesOf(act).length === 0);
  return [...others, suggest(cleaned(message), [suggestion])];
}

/**
 * Whether to accept a reading without a second opinion: the message is in quotes, answers an offer, or will lead to a
 * choice between suggestions anyway.
 */
function needsNoSecondOpinion(
  acts: readonly Act[],
  changes: readonly Change[],
  message: string,
  { offer }: InterpretContext,
): boolean {
  if (quoted(cleaned(message)) !== undefined) return true;
  if (acts.some((act) => act.kind === 'suggest' && act.suggestions.length > 1)) return true;
  // Typing the offered value again accepts it.
  return Boolean(offer) && (acts.every(({ kind }) => kind === 'yes' || kind === 'no') || isOffered(changes, offer));
}

const isOffered = (changes: readonly Change[], offer: InterpretContext['offer']): boolean =>
  (offer?.answers ?? []).some(({ acts }) => sameValue(acts, changes));
