import * as z from 'zod';

/** Exceptions that can occur within a stream (Bedrock Runtime API reference, "ConverseStreamOutput"). */
const STREAM_EXCEPTIONS = [
  'internalServerException',
  'modelStreamErrorException',
  'validationException',
  'throttlingException',
  'serviceUnavailableException',
] as const;

const Part = z.union([
  z.strictObject({ text: z.string() }),
  /** A tool call. A string input is sent unchanged, whether it is valid JSON or not. */
  z.strictObject({ tool: z.string(), input: z.unknown() }),
  z.strictObject({ waitMs: z.number().int().nonnegative() }),
  z.strictObject({ exception: z.enum(STREAM_EXCEPTIONS), message: z.string() }),
  /** Bytes that do not form an event. */
  z.strictObject({ garbage: z.string() }),
  /** Cuts the connection. */
  z.strictObject({ cut: z.literal(true) }),
]);
export type Part = z.infer<typeof Part>;

/** The model's answer: an error response to the call, or a stream of parts in order. */
export const ScriptedReply = z.union([
  z.strictObject({ error: z.string(), status: z.number().int(), message: z.string().default('') }),
  z.strictObject({
    parts: z.array(Part),
    stopReason: z.string().optional(),
    usage: z.strictObject({ inputTokens: z.number().int(), outputTokens: z.number().int() }).optional(),
  }),
]);
export type ScriptedReply = z.infer<typeof ScriptedReply>;

/** Replies to messages. The first rule is used whose pattern, a regular expression, matches the user's last message. */
export const Script = z.array(z.strictObject({ says: z.string(), reply: ScriptedReply }));
export type Script = z.infer<typeof Script>;

/** The reply to a message that no rule matches. */
export const UNSCRIPTED: ScriptedReply = { parts: [{ text: 'The stand-in has no answer to that.' }] };
