import { AwsError } from '../../aws-json.ts';

/** An error that has the same code in the old query protocol; clients see `code` as `error.Code`. */
const refusal = (shape: string, code: string, message: string, status = 400): AwsError =>
  new AwsError(`com.amazonaws.sqs#${shape}`, message, { status, queryCode: `${code};Sender` });

/** An error whose code is prefixed with the service's name. */
const prefixedError = (shape: string, message: string) => refusal(shape, `AWS.SimpleQueueService.${shape}`, message);

/** SQS errors, worded as in the API reference. */
export const refusals = {
  accessDenied: (sentence: string) => refusal('AccessDenied', 'AccessDenied', sentence, 403),
  queueDoesNotExist: () =>
    refusal('QueueDoesNotExist', 'AWS.SimpleQueueService.NonExistentQueue', 'The specified queue does not exist.'),
  resourceNotFound: () =>
    refusal(
      'ResourceNotFoundException',
      'ResourceNotFoundException',
      "The resource that you specified for the SourceArn parameter doesn't exist.",
      404,
    ),
  invalidParameter: (message: string) => refusal('InvalidParameterValueException', 'InvalidParameterValue', message),
  receiptHandleIsInvalid: (handle: string) =>
    refusal(
      'ReceiptHandleIsInvalid',
      'ReceiptHandleIsInvalid',
      `The input receipt handle "${handle}" is not a valid receipt handle.`,
    ),
  messageNotInflight: () => prefixedError('MessageNotInflight', 'The message referred to is not in flight.'),
  emptyBatch: () => prefixedError('EmptyBatchRequest', 'There should be at least one entry in the request.'),
  tooManyEntries: (count: number) =>
    prefixedError(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are 10. You have sent ${count}.`,
    ),
  idsNotDistinct: () =>
    prefixedError('BatchEntryIdsNotDistinct', 'Two or more batch entries in the request have the same Id.'),
  batchTooLong: (limit: number, size: number) =>
    prefixedError(
      'BatchRequestTooLong',
      `Batch requests cannot be longer than ${limit} bytes. You have sent ${size} bytes.`,
    ),
};
