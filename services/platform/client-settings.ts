import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

const silent = () => {};

type Logger = NonNullable<DynamoDBClientConfig['logger']>;

/**
 * What every client of an AWS service begins with. Without time-outs a socket that hangs takes the whole life of a function; with these,
 * three tries fit into its fifteen seconds. `requestTimeout` counts until the answer begins: a stream may be read for longer.
 */
export const clientSettings = {
  maxAttempts: 3,
  // Without the last one the SDK only warns of an answer that does not come.
  requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  // For its `info` the SDK copies all that is sent and answered, to strike out what is secret. Nobody reads that: without it nothing is copied.
  logger: { trace: silent, debug: silent, warn: silent, error: silent } as unknown as Logger,
};
