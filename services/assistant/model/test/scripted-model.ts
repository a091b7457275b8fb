import { LOCAL_SECRET } from '../../../../infra/local/authorize.ts';
import type { ScriptedReply } from '../../../../infra/local/stand-ins/bedrock/scripted-reply.ts';
import { startBedrock } from '../../../../infra/local/stand-ins/bedrock/start-bedrock.ts';
import { atEnd, stoppedAtEnd } from '../../../../infra/test/test-cleanup.ts';
import { type ModelPatience, modelGateway } from '../model-gateway.ts';

const ENVIRONMENT = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'Assistant',
  AWS_SECRET_ACCESS_KEY: LOCAL_SECRET,
};

type ModelRequest = { message: string; system: string; tools: string[] };

/**
 * Runs a stand-in for the model with scripted answers, over the real protocol and with the real client.
 * @returns also the function that asks it
 */
export async function scriptedModel(
  answer: (request: ModelRequest) => ScriptedReply,
  { patience = { beginMs: 5000, wholeMs: 10_000 }, guardrail }: { patience?: ModelPatience; guardrail?: string } = {},
) {
  const bedrock = await startBedrock({
    port: 0,
    answer: ({ messages, system = [], toolConfig }) =>
      answer({
        message:
          messages
            .at(-1)
            ?.content.map(({ text }) => text)
            .join('\n') ?? '',
        system: system.map(({ text }) => text).join('\n'),
        tools: toolConfig?.tools.map(({ toolSpec }) => toolSpec.name) ?? [],
      }),
  });
  stoppedAtEnd(bedrock);
  inEnvironment({ ...ENVIRONMENT, AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url });
  const ask = modelGateway({ modelId: 'maker.model-1:0', guardrail, patience });
  return { ask, requests: bedrock.requests, stop: bedrock.stop };
}

/** Sets environment variables for the test. The client reads its service's URL from there, as in a function. */
function inEnvironment(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const before = process.env[name];
    process.env[name] = value;
    atEnd(() => {
      if (before === undefined) delete process.env[name];
      else process.env[name] = before;
    });
  }
}
