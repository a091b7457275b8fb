import type { Input } from './parameters.ts';
import { isInput, optionalText, optionalWhole, text } from './parameters.ts';
import type { MessageAttribute } from './queue.ts';
import { invalidMessageContents, invalidParameter, unsupported } from './refusals.ts';

/** What a sender hands over. `delay` is in seconds. */
export type OutgoingMessage = {
  body: string;
  attributes?: Record<string, MessageAttribute>;
  delay?: number;
  group?: string;
  deduplicationId?: string;
};

export const LARGEST_MESSAGE = 1_048_576;

/** The message in a SendMessage request or in one entry of a batch. Its size is not checked yet. */
export function readOutgoingMessage(input: Input): OutgoingMessage {
  const body = text(input, 'MessageBody');
  // The characters of XML 1.0; SQS refuses all others.
  if (!/^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u.test(body)) throw invalidMessageContents();
  if (isInput(input.MessageSystemAttributes) && Object.keys(input.MessageSystemAttributes).length > 0)
    throw unsupported('The local stand-in does not implement MessageSystemAttributes');
  return {
    body,
    attributes: readAttributes(input),
    delay: optionalWhole(input, 'DelaySeconds', [0, 900], 'DelaySeconds must be >= 0 and <= 900.'),
    group: optionalText(input, 'MessageGroupId'),
    deduplicationId: optionalText(input, 'MessageDeduplicationId'),
  };
}

/** In bytes; attributes count with their names and types included. */
export function sizeOf({ body, attributes = {} }: OutgoingMessage): number {
  let size = Buffer.byteLength(body);
  for (const [name, { DataType, StringValue, BinaryValue }] of Object.entries(attributes)) {
    size += Buffer.byteLength(name) + Buffer.byteLength(DataType) + Buffer.byteLength(StringValue ?? '');
    size += Buffer.byteLength(BinaryValue ?? '', 'base64');
  }
  return size;
}

function readAttributes(input: Input): Record<string, MessageAttribute> | undefined {
  const given = input.MessageAttributes;
  if (!isInput(given) || Object.keys(given).length === 0) return undefined;
  if (Object.keys(given).length > 10)
    throw invalidParameter(
      `Number of message attributes [${Object.keys(given).length}] exceeds the allowed maximum [10].`,
    );
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, readAttribute(name, value)]));
}

function readAttribute(name: string, value: unknown): MessageAttribute {
  const DataType = isInput(value) ? optionalText(value, 'DataType') : undefined;
  if (!isInput(value) || !DataType)
    throw invalidParameter(`The message attribute '${name}' must contain a non-empty message attribute type.`);
  if (!/^(String|Number|Binary)(\.|$)/.test(DataType))
    throw invalidParameter(
      `The message attribute '${name}' has an invalid message attribute type, the set of supported type prefixes is Binary, Number, and String.`,
    );
  const field = DataType.startsWith('Binary') ? 'BinaryValue' : 'StringValue';
  const content = optionalText(value, field);
  if (content === undefined)
    throw invalidParameter(
      `The message attribute '${name}' must contain a non-empty message attribute value for message attribute type '${DataType}'.`,
    );
  return { DataType, [field]: content };
}
