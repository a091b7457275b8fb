import * as z from 'zod';
import { PlainAct } from './act.ts';
import { Step } from './step.ts';

/**
 * The acts behind our own buttons: those of an interpreter, plus keeping the current answer, and going through answered
 * questions one by one.
 */
const AnswerAct = z.union([
  PlainAct,
  z.strictObject({ kind: z.literal('keep') }),
  z.strictObject({ kind: z.literal('go-through'), steps: z.array(Step) }),
]);
export type AnswerAct = z.infer<typeof AnswerAct>;

/** A button below an offer. `means`: the typed yes or no that selects it, if any. */
const OfferAnswer = z.object({
  label: z.string(),
  acts: z.array(AnswerAct),
  means: z.enum(['yes', 'no']).nullable(),
});
export type OfferAnswer = z.infer<typeof OfferAnswer>;

/**
 * A question that replaces the question of a step: whether an offered value is right (product 31.10). Nothing is saved
 * until the artist answers it, and `step` counts as unanswered until then.
 */
export const Offer = z.object({ text: z.string(), step: Step, answers: z.array(OfferAnswer) });
export type Offer = z.infer<typeof Offer>;

/** The stored form of older offers, without text: `offered` are the acts of a yes. */
const Offered = z.object({ step: Step, offered: z.array(PlainAct).min(1) });

/** Converts a stored conversation with an old offer to the current form; returns others unchanged. */
export function withOffer(stored: unknown): unknown {
  const { data } = Offered.safeParse(stored);
  if (!data || typeof stored !== 'object') return stored;
  const yes: OfferAnswer = { label: 'Yes', acts: data.offered, means: 'yes' };
  const no: OfferAnswer = { label: 'No', acts: [{ kind: 'go-to', step: data.step }], means: 'no' };
  return { ...stored, offer: { text: '', step: data.step, answers: [yes, no] } satisfies Offer };
}
