import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { languageModel, liveChannels, setting, table } from '../platform/named-resource.ts';
import { AssistantConfig, UploadsLeftConfig } from './config.ts';

export const deployment = describeApi({
  config: AssistantConfig,
  environment: {
    LIVE_URL: liveChannels(),
    LOSSLESS_MB: setting('losslessMb'),
    MODEL_ID: languageModel(),
    MODEL_REGION: setting('modelRegion'),
    MODEL_GUARDRAIL: setting('modelGuardrail'),
    MODEL_INPUT_PRICE: setting('modelInputPrice'),
    MODEL_OUTPUT_PRICE: setting('modelOutputPrice'),
    MODEL_ARTIST_CALLS: setting('modelArtistCalls'),
    MODEL_ARTIST_TOKENS: setting('modelArtistTokens'),
    MODEL_ARTIST_DOLLARS: setting('modelArtistDollars'),
    MODEL_DAY_DOLLARS: setting('modelDayDollars'),
  },
  // A model may take twelve seconds; the rest is for the table.
  timeoutSeconds: 25,
});

export const onUploadsLeft = describeFunction({
  config: UploadsLeftConfig,
  environment: { TABLE_NAME: table('table') },
  timeoutSeconds: 60,
});
