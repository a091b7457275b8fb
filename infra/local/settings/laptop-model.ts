import type { Deployment } from '../../aws/deployment.ts';

/** A language model for the local stack: its deployment settings, and the environment of the functions. */
export type LaptopModel = {
  settings: Pick<Deployment, 'modelId' | 'modelRegion' | 'modelInputPrice' | 'modelOutputPrice'>;
  environment: Record<string, string>;
};

/**
 * Reads the model from the environment. Without a Bedrock key it is the stand-in's, which follows a script. With
 * `AWS_BEARER_TOKEN_BEDROCK` the real model is called, and billed to the key's account.
 * @throws Error with one sentence if the price of a real model is missing
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
      'SEGNO_MODEL_PRICES is required with a key: US dollars per million tokens in and out, like 0.25:1.25',
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
