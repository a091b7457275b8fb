import * as z from 'zod';
import { Day } from '../day.ts';
import { MicrosText } from '../money.ts';

/** What became of a question to the language model: it was answered, or why not. */
const modelOutcomes = ['answered', 'slow', 'busy', 'refused', 'garbage', 'denied', 'away'] as const;
export type ModelOutcome = (typeof modelOutcomes)[number];

/** What the language model was used for on a day (UTC). */
export const ModelDay = z.object({
  day: Day,
  /** Questions to it. Those that are not among the outcomes were cut off. */
  calls: z.number().int(),
  tokens: z.number().int(),
  costMicros: MicrosText,
  outcomes: z.partialRecord(z.enum(modelOutcomes), z.number().int()),
});
export type ModelDay = z.infer<typeof ModelDay>;

/** The language model of this deployment, as the office sees it (product 31.62). */
export const ModelUse = z.object({
  /** Null where there is none, and the embedded interpreter reads all messages. */
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
