import type { ModelUse } from '../../../shared/assistant/model-use.ts';
import type { ModelConfig } from './model-config.ts';
import { limitsOf } from './model-limits.ts';
import type { ModelUseRepository } from './model-use-repository.ts';

/** The office's view of the language model and its usage in a month (product 31.63). */
export const readModelUse =
  (use: Pick<ModelUseRepository, 'daysOf'>, config: ModelConfig) =>
  async (month: string): Promise<ModelUse> => {
    const { artist, all } = limitsOf(config);
    return {
      modelId: config.MODEL_ID ?? null,
      limits: {
        artistCalls: artist.calls,
        artistTokens: artist.tokens,
        artistMicros: String(artist.micros),
        dayMicros: String(all.micros),
      },
      days: await use.daysOf(month),
    };
  };

export type ReadModelUse = ReturnType<typeof readModelUse>;
