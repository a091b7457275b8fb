import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

const silent = () => {};

type Logger = NonNullable<DynamoDBClientConfig['logger']>;

/**
 * Settings for every AWS client. Without timeouts, a hanging socket would use up the function's whole running time;
 * with these, three attempts fit in its fifteen seconds. `requestTimeout` applies until the response begins: reading a
 * stream may take longer.
 */
export const clientSettings = {
  maxAttempts: 3,
  // Without the last setting, the SDK would only log a warning if no response arrives.
  requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  // Before each `info` call, the SDK copies the whole request and response in order to redact secrets. Without that
  // log, nothing is copied.
  logger: { trace: silent, debug: silent, warn: silent, error: silent } as Logger,
};
