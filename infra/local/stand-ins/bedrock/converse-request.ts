import * as z from 'zod';
import { invalid } from './bedrock-error.ts';

const Text = z.strictObject({ text: z.string() });
const Message = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.array(Text).min(1),
});

const Tool = z.strictObject({
  toolSpec: z.strictObject({
    name: z.string().regex(/^[\w-]{1,64}$/),
    description: z.string().min(1).optional(),
    inputSchema: z.strictObject({ json: z.looseObject({ type: z.literal('object') }) }),
  }),
});

/**
 * A request to ConverseStream (Bedrock Runtime API reference), with the features that the product uses: text messages,
 * a system prompt, tools and a guardrail. Any other is rejected, so that it is not silently ignored.
 */
const ConverseRequest = z.strictObject({
  messages: z.array(Message).min(1),
  system: z.array(Text).optional(),
  inferenceConfig: z
    .strictObject({
      maxTokens: z.number().int().positive().optional(),
      temperature: z.number().min(0).max(1).optional(),
    })
    .optional(),
  toolConfig: z.strictObject({ tools: z.array(Tool).min(1) }).optional(),
  guardrailConfig: z
    .strictObject({
      guardrailIdentifier: z.string().min(1),
      guardrailVersion: z.string().regex(/^(\d{1,8}|DRAFT)$/),
      streamProcessingMode: z.enum(['sync', 'async']).optional(),
    })
    .optional(),
});
export type ConverseRequest = z.infer<typeof ConverseRequest>;

/** @throws BedrockError ValidationException, as Bedrock does */
export function readConverseRequest(body: Buffer): ConverseRequest {
  const { data, error } = ConverseRequest.safeParse(parsed(body));
  if (!data) throw invalid(`The request is not well-formed: ${z.prettifyError(error)}`);
  const { messages, toolConfig } = data;
  if (messages[0]?.role !== 'user') throw invalid('A conversation must start with a user message.');
  if (messages.some(({ role }, n) => role === messages[n - 1]?.role))
    throw invalid('A conversation must alternate between user and assistant roles.');
  if (messages.some(({ content }) => content.some(({ text }) => text.trim() === '')))
    throw invalid('The text field in the ContentBlock object is blank.');
  const names = toolConfig?.tools.map(({ toolSpec }) => toolSpec.name) ?? [];
  if (new Set(names).size < names.length) throw invalid('Tool names must be unique.');
  return data;
}

/** The user's last message. */
export const lastMessage = ({ messages }: ConverseRequest): string =>
  messages
    .at(-1)
    ?.content.map(({ text }) => text)
    .join('\n') ?? '';

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw invalid('The body is not JSON');
  }
}
