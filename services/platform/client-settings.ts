import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

const silent = () => {};

type Logger = NonNullable<DynamoDBClientConfig['logger']>;

/**
 * Settings of every AWS client. Without time-outs a hanging socket would use up the function's whole running time; with
 * these, three attempts fit into its fifteen seconds. `requestTimeout` applies until the response begins: reading a
 * stream may take longer.
 */
export const clientSettings = {
  maxAttempts: 3,
  // Without the last setting, the SDK only logs a warning when no response arrives.
  requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  // Before each `info` call the SDK copies the whole request and response to redact secrets. Nobody reads that log, so
  // nothing is copied.
  logger: { trace: silent, debug: silent, warn: silent, error: silent } as Logger,
};
