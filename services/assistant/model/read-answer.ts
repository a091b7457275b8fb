import type { ModelEvent, Usage } from './model-event.ts';
import { ModelFailure } from './model-failure.ts';
import { parseJson } from './parse-json.ts';

/** A tool call by the model. `input` is whatever the model wrote; undefined if it is not JSON. */
export type ToolCall = { name: string; input: unknown };
export type ModelAnswer = { text: string; calls: ToolCall[]; usage: Usage | undefined };

/**
 * The limits of an answer; a longer one is rejected. Reading a message takes a few fields, an explanation a few
 * sentences.
 */
const LIMITS = { text: 8_000, calls: 40, input: 40_000 } as const;

/** Stop reasons that mean a refusal (Bedrock Runtime API reference, "MessageStopEvent"). */
const REFUSALS: readonly string[] = ['guardrail_intervened', 'content_filtered'];
const BROKEN: readonly string[] = [
  'malformed_model_output',
  'malformed_tool_use',
  'model_context_window_exceeded',
  'max_tokens',
];

/**
 * Reads a model's answer to its end.
 * @param onText called with all text so far, whenever more has arrived
 * @throws ModelFailure `refused`, or `garbage` if the answer is too long, cut off or broken
 */
export async function readAnswer(
  events: AsyncIterable<ModelEvent>,
  onText: (text: string) => void = () => {},
): Promise<ModelAnswer> {
  let text = '';
  let stopped: string | undefined;
  let usage: Usage | undefined;
  const tools = new Map<number, { name: string; json: string }>();
  for await (const event of events) {
    if (event.kind === 'text') {
      text += event.text;
      onText(text);
    } else if (event.kind === 'tool') tools.set(event.block, { name: event.name, json: '' });
    else if (event.kind === 'tool-input') {
      const tool = tools.get(event.block);
      if (tool) tool.json += event.json;
    } else if (event.kind === 'stop') stopped = event.reason;
    else usage = event.usage;
    const isLong = [...tools.values()].some(({ json }) => json.length > LIMITS.input);
    if (text.length > LIMITS.text || tools.size > LIMITS.calls || isLong) throw new ModelFailure('garbage');
  }
  if (stopped === undefined || BROKEN.includes(stopped)) throw new ModelFailure('garbage');
  if (REFUSALS.includes(stopped)) throw new ModelFailure('refused');
  const calls = [...tools.values()].map(({ name, json }) => ({ name, input: parseJson(json) }));
  return { text, calls, usage };
}
