/**
 * What every client of an AWS service begins with. Without time-outs a socket that hangs takes the whole life of a function; with these,
 * three tries fit into its fifteen seconds. `requestTimeout` counts until the answer begins: a stream may be read for longer.
 */
export const clientSettings = {
  maxAttempts: 3,
  // Without the last one the SDK only warns of an answer that does not come.
  requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
};
