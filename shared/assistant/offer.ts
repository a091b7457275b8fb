import * as z from 'zod';
import { PlainAct } from './act.ts';
import { Step } from './step.ts';

/**
 * What an answer of ours can mean beside what an interpreter can say: that what stands at a question stays, and that questions are asked one by
 * one although they are answered.
 */
const AnswerAct = z.union([
  PlainAct,
  z.strictObject({ kind: z.literal('keep') }),
  z.strictObject({ kind: z.literal('go-through'), steps: z.array(Step) }),
]);
export type AnswerAct = z.infer<typeof AnswerAct>;

/** A button under an offer. `means`: whether a typed yes or no says the same. */
const OfferAnswer = z.object({
  label: z.string(),
  acts: z.array(AnswerAct),
  means: z.enum(['yes', 'no']).nullable(),
});
export type OfferAnswer = z.infer<typeof OfferAnswer>;

/**
 * A question that the assistant asks instead of the one of a step: whether a value that it offers is right (product 31.10). Nothing is saved
 * before one of its answers is given, and `step` counts as unanswered until then.
 */
export const Offer = z.object({ text: z.string(), step: Step, answers: z.array(OfferAnswer) });
export type Offer = z.infer<typeof Offer>;

/** An offer as conversations were stored before it had words: what "yes" meant. */
const Offered = z.object({ step: Step, offered: z.array(PlainAct).min(1) });

/** A stored conversation whose offer, if there is one, has today's form. */
export function withOffer(stored: unknown): unknown {
  const { data } = Offered.safeParse(stored);
  if (!data) return stored;
  const yes: OfferAnswer = { label: 'Yes', acts: data.offered, means: 'yes' };
  const no: OfferAnswer = { label: 'No', acts: [{ kind: 'go-to', step: data.step }], means: 'no' };
  return { ...(stored as object), offer: { text: '', step: data.step, answers: [yes, no] } satisfies Offer };
}
