import { microsOfCents } from '../../../shared/money.ts';
import type { ModelConfig } from './model-config.ts';
import type { ModelQuestion, Usage } from './model-event.ts';

/** Daily limits on the use of the model, for one artist and for all together (product 31.60). */
export type ModelLimits = { artist: { calls: number; tokens: number; micros: bigint }; all: { micros: bigint } };

const micros = (dollars: number): bigint => microsOfCents(Math.round(dollars * 100));

export const limitsOf = (config: ModelConfig): ModelLimits => ({
  artist: {
    calls: config.MODEL_ARTIST_CALLS,
    tokens: config.MODEL_ARTIST_TOKENS,
    micros: micros(config.MODEL_ARTIST_DOLLARS),
  },
  all: { micros: micros(config.MODEL_DAY_DOLLARS) },
});

export type ModelPrices = Pick<ModelConfig, 'MODEL_INPUT_PRICE' | 'MODEL_OUTPUT_PRICE'>;

/** The cost of this usage in micro-dollars, rounded up. */
export const costOf = ({ inputTokens, outputTokens }: Usage, prices: ModelPrices): bigint =>
  BigInt(Math.ceil(inputTokens * prices.MODEL_INPUT_PRICE + outputTokens * prices.MODEL_OUTPUT_PRICE));

/** The maximum usage of a question. Assumes at least two bytes per token, which is false only for rare characters. */
export function maxUsage({ system, message, tools, maxTokens }: ModelQuestion): Usage {
  const bytes = Buffer.byteLength(system) + Buffer.byteLength(message) + Buffer.byteLength(JSON.stringify(tools));
  return { inputTokens: Math.ceil(bytes / 2), outputTokens: maxTokens };
}
