import * as z from 'zod';

/** Exceptions that come within a stream (Bedrock Runtime API reference, "ConverseStreamOutput"). */
const STREAM_EXCEPTIONS = [
  'internalServerException',
  'modelStreamErrorException',
  'validationException',
  'throttlingException',
  'serviceUnavailableException',
] as const;

const Part = z.union([
  z.strictObject({ text: z.string() }),
  /** A tool that is asked for; of one whose input is text, it travels as it is, well-formed or not. */
  z.strictObject({ tool: z.string(), input: z.unknown() }),
  z.strictObject({ waitMs: z.number().int().nonnegative() }),
  z.strictObject({ exception: z.enum(STREAM_EXCEPTIONS), message: z.string() }),
  /** Bytes that are no event. */
  z.strictObject({ garbage: z.string() }),
  /** The connection ends. */
  z.strictObject({ cut: z.literal(true) }),
]);
export type Part = z.infer<typeof Part>;

/** What the model is to answer: a refusal of the call, or a stream of parts in their order. */
export const ScriptedReply = z.union([
  z.strictObject({ error: z.string(), status: z.number().int(), message: z.string().default('') }),
  z.strictObject({
    parts: z.array(Part),
    stopReason: z.string().optional(),
    usage: z.strictObject({ inputTokens: z.number().int(), outputTokens: z.number().int() }).optional(),
  }),
]);
export type ScriptedReply = z.infer<typeof ScriptedReply>;

/** Replies to messages: the first rule counts whose pattern, a regular expression, finds itself in the last message of the user. */
export const Script = z.array(z.strictObject({ says: z.string(), reply: ScriptedReply }));
export type Script = z.infer<typeof Script>;

/** What the script has no rule for is answered with a sentence. */
export const UNSCRIPTED: ScriptedReply = { parts: [{ text: 'The stand-in has no answer to that.' }] };
