export type { SqsMessage } from './lambda-record.ts';
export type { Consume } from './poll.ts';
export type { Depth, QueueSettings } from './queue.ts';
export type { Sqs, SqsOptions } from './start-sqs.ts';
export { startSqs } from './start-sqs.ts';
