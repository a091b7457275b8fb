import { md5, md5OfAttributes } from './digests.ts';
import { optionalWhole, texts } from './parameters.ts';
import type { MessageAttribute, StoredMessage } from './queue.ts';
import { receive } from './receive.ts';
import type { SqsOperation } from './sqs-call.ts';
import { queueOf } from './sqs-call.ts';
import { systemAttributes } from './system-attributes.ts';

/** With WaitTimeSeconds, the answer comes as soon as there is a first message (long polling). */
export const receiveMessage: SqsOperation = async (call) => {
  const { queues, input } = call;
  const queue = queueOf(call, 'ReceiveMessage');
  const asked = {
    system: [...texts(input, 'AttributeNames'), ...texts(input, 'MessageSystemAttributeNames')],
    own: texts(input, 'MessageAttributeNames'),
  };
  const messages = await receive(queues, queue, {
    atMost: optionalWhole(input, 'MaxNumberOfMessages', [1, 10], 'Must be between 1 and 10, if provided.') ?? 1,
    visibilityTimeout: optionalWhole(input, 'VisibilityTimeout', [0, 43_200]),
    waitMilliseconds: (optionalWhole(input, 'WaitTimeSeconds', [0, 20]) ?? 0) * 1000,
  });
  return messages.length > 0 ? { Messages: messages.map((message) => present(message, asked)) } : {};
};

function present(message: StoredMessage, asked: { system: string[]; own: string[] }): object {
  const system = Object.entries(systemAttributes(message)).filter(
    ([name]) => asked.system.includes('All') || asked.system.includes(name),
  );
  const own = Object.entries(message.attributes ?? {}).filter(([name]) => asked.own.some(covers(name)));
  const ownAttributes: Record<string, MessageAttribute> = Object.fromEntries(own);
  return {
    MessageId: message.id,
    ReceiptHandle: message.receipt,
    Body: message.body,
    MD5OfBody: md5(message.body),
    ...(system.length > 0 && { Attributes: Object.fromEntries(system) }),
    ...(own.length > 0 && {
      MessageAttributes: ownAttributes,
      MD5OfMessageAttributes: md5OfAttributes(ownAttributes),
    }),
  };
}

const covers = (name: string) => (pattern: string) =>
  pattern === 'All' || pattern === name || (pattern.endsWith('.*') && name.startsWith(pattern.slice(0, -2)));
