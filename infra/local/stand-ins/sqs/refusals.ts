import { AwsError } from '../aws-json.ts';

/** A refusal whose code the old query protocol shares; clients see `code` as `error.Code`. */
const refusal = (shape: string, code: string, message: string, status = 400): AwsError =>
  new AwsError(`com.amazonaws.sqs#${shape}`, message, { status, queryCode: `${code};Sender` });

/** The code that a batch reports for one entry. */
export const codeOf = (error: AwsError): string => error.queryCode?.split(';')[0] ?? error.name;

export const accessDenied = (sentence: string): AwsError => refusal('AccessDenied', 'AccessDenied', sentence, 403);

export const queueDoesNotExist = (): AwsError =>
  refusal('QueueDoesNotExist', 'AWS.SimpleQueueService.NonExistentQueue', 'The specified queue does not exist.');

export const resourceNotFound = (parameter: string): AwsError =>
  refusal(
    'ResourceNotFoundException',
    'ResourceNotFoundException',
    `The resource that you specified for the ${parameter} parameter doesn't exist.`,
    404,
  );

export const invalidAddress = (address: string): AwsError =>
  refusal('InvalidAddress', 'InvalidAddress', `The address ${address} is not valid for this endpoint.`);

export const missingParameter = (name: string): AwsError =>
  refusal('MissingParameterException', 'MissingParameter', `The request must contain the parameter ${name}.`);

export const invalidParameter = (message: string): AwsError =>
  refusal('InvalidParameterValueException', 'InvalidParameterValue', message);

export const invalidValue = (value: unknown, parameter: string, reason: string): AwsError =>
  invalidParameter(`Value ${String(value)} for parameter ${parameter} is invalid. Reason: ${reason}`);

export const invalidAttributeName = (name: string): AwsError =>
  refusal('InvalidAttributeName', 'InvalidAttributeName', `Unknown Attribute ${name}.`);

export const invalidMessageContents = (): AwsError =>
  refusal('InvalidMessageContents', 'InvalidMessageContents', 'Invalid characters found in the message body.');

export const invalidReceiptHandle = (handle: string): AwsError =>
  refusal(
    'ReceiptHandleIsInvalid',
    'ReceiptHandleIsInvalid',
    `The input receipt handle "${handle}" is not a valid receipt handle.`,
  );

export const messageNotInflight = (): AwsError =>
  refusal(
    'MessageNotInflight',
    'AWS.SimpleQueueService.MessageNotInflight',
    'The message referred to is not in flight.',
  );

export const purgeInProgress = (queue: string): AwsError =>
  refusal(
    'PurgeQueueInProgress',
    'AWS.SimpleQueueService.PurgeQueueInProgress',
    `Only one PurgeQueue operation on ${queue} is allowed every 60 seconds.`,
    403,
  );

export const unsupported = (message: string): AwsError =>
  refusal('UnsupportedOperation', 'AWS.SimpleQueueService.UnsupportedOperation', message);

export const emptyBatch = (): AwsError =>
  refusal(
    'EmptyBatchRequest',
    'AWS.SimpleQueueService.EmptyBatchRequest',
    'There should be at least one entry in the request.',
  );

export const tooManyEntries = (count: number): AwsError =>
  refusal(
    'TooManyEntriesInBatchRequest',
    'AWS.SimpleQueueService.TooManyEntriesInBatchRequest',
    `Maximum number of entries per request are 10. You have sent ${count}.`,
  );

export const idsNotDistinct = (id: string): AwsError =>
  refusal('BatchEntryIdsNotDistinct', 'AWS.SimpleQueueService.BatchEntryIdsNotDistinct', `Id ${id} repeated.`);

export const invalidBatchEntryId = (): AwsError =>
  refusal(
    'InvalidBatchEntryId',
    'AWS.SimpleQueueService.InvalidBatchEntryId',
    'A batch entry id can only contain alphanumeric characters, hyphens and underscores. It can be at most 80 letters long.',
  );

export const batchTooLong = (limit: number, size: number): AwsError =>
  refusal(
    'BatchRequestTooLong',
    'AWS.SimpleQueueService.BatchRequestTooLong',
    `Batch requests cannot be longer than ${limit} bytes. You have sent ${size} bytes.`,
  );
