import type { Deployment } from '../../aws/deployment.ts';

/** A language model for a laptop: what the deployment is told of it, and what its functions are. */
export type LaptopModel = {
  settings: Pick<Deployment, 'modelId' | 'modelRegion' | 'modelInputPrice' | 'modelOutputPrice'>;
  environment: Record<string, string>;
};

/**
 * The model that the environment names. Without a key of Bedrock it is the stand-in's, which says what a script says; with
 * `AWS_BEARER_TOKEN_BEDROCK` it is asked in the cloud, at the price of the account that the key belongs to.
 * @throws Error in words, when the price of a real one is missing
 */
export function laptopModel(environment: NodeJS.ProcessEnv): LaptopModel | undefined {
  const { SEGNO_MODEL: modelId, AWS_BEARER_TOKEN_BEDROCK: token, SEGNO_MODEL_REGION: region } = environment;
  if (!modelId) return undefined;
  const [modelInputPrice, modelOutputPrice] = environment.SEGNO_MODEL_PRICES?.split(':') ?? [];
  if (!token) {
    const prices = { modelInputPrice: modelInputPrice ?? '1', modelOutputPrice: modelOutputPrice ?? '5' };
    return { settings: { modelId, ...prices }, environment: {} };
  }
  if (!modelInputPrice || !modelOutputPrice)
    throw new Error(
      'SEGNO_MODEL_PRICES is needed beside a key: dollars for a million tokens in and out, like 0.25:1.25',
    );
  const modelRegion = region ?? 'us-east-1';
  return {
    settings: { modelId, modelRegion, modelInputPrice, modelOutputPrice },
    environment: {
      AWS_BEARER_TOKEN_BEDROCK: token,
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: `https://bedrock-runtime.${modelRegion}.amazonaws.com`,
    },
  };
}
