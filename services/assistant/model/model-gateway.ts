import {
  BedrockRuntimeClient,
  ConverseStreamCommand,
  type ConverseStreamCommandInput,
  type ConverseStreamOutput,
  type Tool,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { clientSettings } from '../../platform/client-settings.ts';
import type { ModelEvent, ModelQuestion } from './model-event.ts';
import { ModelFailure } from './model-failure.ts';
import { toModelFailure } from './to-model-failure.ts';

/**
 * How many milliseconds the model may take to start and to finish. These are short: a person is waiting, and the
 * embedded interpreter can answer at once.
 */
export type ModelPatience = { beginMs: number; wholeMs: number };

type Options = {
  modelId: string;
  region?: string | undefined;
  /** `<id>:<version>` of a Bedrock guardrail. */
  guardrail?: string | undefined;
  patience: ModelPatience;
};

/**
 * Calls a language model in Amazon Bedrock. It does not retry, because the caller has a fallback. Like our other
 * clients it uses HTTP/1.1: with HTTP/2, the SDK's default here, the session is dead after a frozen function is thawed.
 */
export const modelGateway = ({ modelId, region, guardrail, patience }: Options) => {
  const { connectionTimeout } = clientSettings.requestHandler;
  const client = new BedrockRuntimeClient({
    maxAttempts: 1,
    logger: clientSettings.logger,
    ...(region && { region }),
    requestHandler: new NodeHttpHandler({ connectionTimeout, socketTimeout: patience.wholeMs }),
  });
  const [guardrailIdentifier, guardrailVersion] = guardrail?.split(':') ?? [];

  /**
   * Yields the model's events as they arrive.
   * @throws ModelFailure, also while the events are being read
   */
  return async function* ask(question: ModelQuestion): AsyncGenerator<ModelEvent> {
    const late = new AbortController();
    const limit = (ms: number) => setTimeout(() => late.abort(), ms);
    const timers = [limit(patience.wholeMs), limit(patience.beginMs)];
    const command = new ConverseStreamCommand({
      modelId,
      ...inputOf(question),
      // Words are shown as they stream in, so the guardrail has to check them first.
      ...(guardrail && {
        guardrailConfig: { guardrailIdentifier, guardrailVersion, streamProcessingMode: 'sync' },
      }),
    });
    try {
      const { stream } = await client.send(command, { abortSignal: late.signal });
      if (!stream) throw new ModelFailure('garbage');
      for await (const event of untilAborted(stream, late.signal)) {
        clearTimeout(timers[1]);
        yield* eventsOf(event);
      }
    } catch (error) {
      throw late.signal.aborted ? new ModelFailure('slow', { cause: error }) : toModelFailure(error);
    } finally {
      for (const timer of timers) clearTimeout(timer);
      // Also reached if the reader stops early: cancel the rest of the stream.
      late.abort();
    }
  };
};

const inputOf = ({ system, message, tools, maxTokens }: ModelQuestion): Partial<ConverseStreamCommandInput> => ({
  system: [{ text: system }],
  messages: [{ role: 'user', content: [{ text: message }] }],
  // No temperature: some models reject it.
  inferenceConfig: { maxTokens },
  toolConfig: {
    tools: tools.map(
      ({ name, description, schema }) =>
        ({ toolSpec: { name, description, inputSchema: { json: schema } } }) as Tool.ToolSpecMember,
    ),
  },
});

/** Converts a chunk of the stream. Ignores other events, such as the start of a message or the end of a block. */
function* eventsOf({
  contentBlockStart,
  contentBlockDelta,
  messageStop,
  metadata,
}: ConverseStreamOutput): Generator<ModelEvent> {
  const { name } = contentBlockStart?.start?.toolUse ?? {};
  if (name) yield { kind: 'tool', block: contentBlockStart?.contentBlockIndex ?? -1, name };
  const { delta, contentBlockIndex: block = -1 } = contentBlockDelta ?? {};
  if (delta?.text) yield { kind: 'text', text: delta.text };
  if (delta?.toolUse?.input) yield { kind: 'tool-input', block, json: delta.toolUse.input };
  if (messageStop?.stopReason) yield { kind: 'stop', reason: messageStop.stopReason };
  const { inputTokens = 0, outputTokens = 0 } = metadata?.usage ?? {};
  if (metadata?.usage) yield { kind: 'usage', usage: { inputTokens, outputTokens } };
}

export type AskModel = ReturnType<typeof modelGateway>;

/** Stops waiting for a stream when the signal aborts, because a hanging stream does not react to the signal itself. */
async function* untilAborted<T>(stream: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const events = stream[Symbol.asyncIterator]();
  const late = new Promise<never>((_, refuse) => {
    signal.addEventListener('abort', () => refuse(new ModelFailure('slow')), { once: true });
  });
  late.catch(() => {});
  for (;;) {
    const { done, value } = await Promise.race([events.next(), late]);
    if (done) return;
    yield value;
  }
}
