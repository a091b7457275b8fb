import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/**
 * Recognizes failed calls that were never sent, because every attempt waited for a connection and got none. Such a call
 * has certainly changed nothing. If at least one attempt was sent, the outcome is unknown.
 * @returns whether an error thrown by `send` belongs to such a call
 */
export function unsentCalls(client: DynamoDBClient): (error: unknown) => boolean {
  const sent = new WeakSet<object>();
  const unsent = new WeakSet<object>();
  client.middlewareStack.add(
    // All attempts of a call share one context.
    (next, context) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        if (!failedToConnect(error)) sent.add(context);
        else if (!sent.has(context)) unsent.add(error);
        throw error;
      }
    },
    // Runs within the SDK's own retries, so that it sees each attempt.
    { name: 'unsentCalls', step: 'finalizeRequest', priority: 'low' },
  );
  return (error) => error instanceof Error && unsent.has(error);
}

/** The SDK has no separate error code for this. */
const failedToConnect = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'TimeoutError' && error.message.includes('did not establish a connection');
