import { artistChannel } from '../../../shared/live/artist-channel.ts';
import { liveGateway } from '../../live/live-gateway.ts';
import type { Service } from '../../platform/open-service.ts';
import type { Understand } from '../understand.ts';
import type { ModelConfig } from './model-config.ts';
import { modelCooldown } from './model-cooldown.ts';
import { modelGateway } from './model-gateway.ts';
import { limitsOf } from './model-limits.ts';
import { modelUseRepository } from './model-use-repository.ts';
import { understandWithModel } from './understand-with-model.ts';

/** A person is waiting, so a model has six seconds to start and twelve to finish. */
const PATIENCE = { beginMs: 6_000, wholeMs: 12_000 };

type Opened = Service<ModelConfig & { LIVE_URL: string }>;

/** Returns the interpreter that asks the operator's language model, or the embedded one if no model is configured. */
export function openModel({ config, table, log, now }: Opened, embedded: Understand): Understand {
  const { MODEL_ID: modelId, MODEL_REGION: region, MODEL_GUARDRAIL: guardrail } = config;
  if (modelId === undefined) return embedded;
  const live = liveGateway({ url: config.LIVE_URL, region: process.env.AWS_REGION ?? '' });
  return understandWithModel({
    ask: modelGateway({ modelId, region, guardrail, patience: PATIENCE }),
    use: modelUseRepository(table),
    limits: limitsOf(config),
    prices: config,
    rest: modelCooldown(now),
    embedded,
    tell: ({ artistId, ...words }) => live.publish(artistChannel(artistId), [{ kind: 'assistant-words', ...words }]),
    log,
    now,
  });
}
