import * as z from 'zod';
import { Day } from '../day.ts';
import { MicrosText } from '../money.ts';

/** Outcomes of a request to the language model: answered, or why it failed. */
const modelOutcomes = ['answered', 'slow', 'busy', 'refused', 'garbage', 'denied', 'away'] as const;
export type ModelOutcome = (typeof modelOutcomes)[number];

/** The usage of the language model on one day (UTC). */
export const ModelDay = z.object({
  day: Day,
  /** Requests to the model. Those without an outcome were interrupted. */
  calls: z.number().int(),
  tokens: z.number().int(),
  costMicros: MicrosText,
  outcomes: z.partialRecord(z.enum(modelOutcomes), z.number().int()),
});
export type ModelDay = z.infer<typeof ModelDay>;

/** The language model of this deployment, as shown to the office (product 31.62). */
export const ModelUse = z.object({
  /** Null if there is no model; the embedded interpreter then reads all messages. */
  modelId: z.string().nullable(),
  limits: z.object({
    artistCalls: z.number().int(),
    artistTokens: z.number().int(),
    artistMicros: MicrosText,
    dayMicros: MicrosText,
  }),
  days: z.array(ModelDay),
});
export type ModelUse = z.infer<typeof ModelUse>;
