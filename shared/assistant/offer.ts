import * as z from 'zod';
import { PlainAct } from './act.ts';
import { Step } from './step.ts';

/**
 * The acts behind our own buttons: those of an interpreter, plus keeping the current answer and going through answered
 * questions one by one.
 */
const AnswerAct = z.union([
  PlainAct,
  z.strictObject({ kind: z.literal('keep') }),
  z.strictObject({ kind: z.literal('go-through'), steps: z.array(Step) }),
]);
export type AnswerAct = z.infer<typeof AnswerAct>;

/** A button below an offer. `means`: the typed yes or no that also selects it, if any. */
const OfferAnswer = z.object({
  label: z.string(),
  acts: z.array(AnswerAct),
  means: z.enum(['yes', 'no']).nullable(),
});
export type OfferAnswer = z.infer<typeof OfferAnswer>;

/**
 * A question asked instead of a step's own: whether an offered value is right (product 31.10). Until the artist
 * answers, nothing is saved and `step` is still unanswered.
 */
export const Offer = z.object({ text: z.string(), step: Step, answers: z.array(OfferAnswer) });
export type Offer = z.infer<typeof Offer>;

/** The format in which offers used to be stored, without text. `offered`: the acts that a yes accepts. */
const LegacyOffer = z.object({ step: Step, offered: z.array(PlainAct).min(1) });

/** Converts a stored conversation whose offer is in the old format to the current one; returns any other unchanged. */
export function upgradeOffer(stored: unknown): unknown {
  const { data } = LegacyOffer.safeParse(stored);
  if (!data || typeof stored !== 'object') return stored;
  const yes: OfferAnswer = { label: 'Yes', acts: data.offered, means: 'yes' };
  const no: OfferAnswer = { label: 'No', acts: [{ kind: 'go-to', step: data.step }], means: 'no' };
  return { ...stored, offer: { text: '', step: data.step, answers: [yes, no] } satisfies Offer };
}
