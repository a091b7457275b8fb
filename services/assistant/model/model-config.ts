import * as z from 'zod';

/** US dollars per million tokens, which is the same number as micro-dollars per token. */
const price = z.coerce.number().nonnegative().default(0);

/**
 * The environment of a function that may call a language model (docs/deploy.md). Without `MODEL_ID` there is no model.
 */
export const ModelConfig = z.object({
  MODEL_ID: z.string().min(1).optional(),
  MODEL_REGION: z.string().min(1).optional(),
  /** `<id>:<version>`. */
  MODEL_GUARDRAIL: z.string().min(1).optional(),
  MODEL_INPUT_PRICE: price,
  MODEL_OUTPUT_PRICE: price,
  /** Daily limits for one artist (UTC). */
  MODEL_ARTIST_CALLS: z.coerce.number().int().nonnegative().default(300),
  MODEL_ARTIST_TOKENS: z.coerce.number().int().nonnegative().default(1_500_000),
  MODEL_ARTIST_DOLLARS: z.coerce.number().nonnegative().default(2),
  /** The daily limit for the total cost. */
  MODEL_DAY_DOLLARS: z.coerce.number().nonnegative().default(20),
});
export type ModelConfig = z.output<typeof ModelConfig>;
