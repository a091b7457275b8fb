import * as z from 'zod';

/** US dollars for a million tokens, which equals micro-dollars for one token. */
const price = z.coerce.number().nonnegative().default(0);

/** The environment of a function that may call a language model (docs/deploy.md). Without an id there is no model. */
export const ModelConfig = z.object({
  MODEL_ID: z.string().min(1).optional(),
  MODEL_REGION: z.string().min(1).optional(),
  /** `<id>:<version>`. */
  MODEL_GUARDRAIL: z.string().min(1).optional(),
  MODEL_INPUT_PRICE: price,
  MODEL_OUTPUT_PRICE: price,
  /** Limits for one artist on a day (UTC). */
  MODEL_ARTIST_CALLS: z.coerce.number().int().nonnegative().default(300),
  MODEL_ARTIST_TOKENS: z.coerce.number().int().nonnegative().default(1_500_000),
  MODEL_ARTIST_DOLLARS: z.coerce.number().nonnegative().default(2),
  /** Limit for the total cost of a day. */
  MODEL_DAY_DOLLARS: z.coerce.number().nonnegative().default(20),
});
export type ModelConfig = z.output<typeof ModelConfig>;
