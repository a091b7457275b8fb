import * as z from 'zod';
import { md5, systemAttributes } from '../queue.ts';
import { receive } from '../receive.ts';
import { findPermittedQueue, parametersOf, type SqsOperation } from '../sqs-call.ts';

/**
 * Receives messages. With WaitTimeSeconds, waits for the first message and then responds immediately (long polling).
 */
export const receiveMessage: SqsOperation = async (call) => {
  const parameters = parametersOf(call, {
    QueueUrl: z.string(),
    MaxNumberOfMessages: z.int().min(1).max(10).default(1),
    VisibilityTimeout: z.int().min(0).max(43_200).optional(),
    WaitTimeSeconds: z.int().min(0).max(20).default(0),
    MessageSystemAttributeNames: z.array(z.string()).default([]),
  });
  const messages = await receive(call.queues, findPermittedQueue(call, parameters.QueueUrl, 'ReceiveMessage'), {
    atMost: parameters.MaxNumberOfMessages,
    visibilityTimeout: parameters.VisibilityTimeout,
    waitMilliseconds: parameters.WaitTimeSeconds * 1000,
  });
  if (messages.length === 0) return {};
  const names = parameters.MessageSystemAttributeNames;
  return {
    Messages: messages.map((message) => {
      const attributes = Object.entries(systemAttributes(message)).filter(
        ([name]) => names.includes('All') || names.includes(name),
      );
      return {
        MessageId: message.id,
        ReceiptHandle: message.receipt,
        Body: message.body,
        MD5OfBody: md5(message.body),
        ...(attributes.length > 0 && { Attributes: Object.fromEntries(attributes) }),
      };
    }),
  };
};
