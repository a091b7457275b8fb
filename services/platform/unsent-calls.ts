import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/**
 * Knows the failed calls of a client of which no try was ever sent: each waited in vain for a connection. Such a call has certainly changed
 * nothing, as little as one that the service refused. Where one try of several was sent, nobody knows.
 * @returns whether an error that `send` has thrown is of such a call
 */
export function unsentCalls(client: DynamoDBClient): (error: unknown) => boolean {
  const sent = new WeakSet<object>();
  const unsent = new WeakSet<object>();
  client.middlewareStack.add(
    // The context is one for all tries of a call.
    (next, context) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        if (!isUnconnected(error)) sent.add(context);
        else if (!sent.has(context)) unsent.add(error);
        throw error;
      }
    },
    // Within the SDK's own retries: it sees each try.
    { name: 'unsentCalls', step: 'finalizeRequest', priority: 'low' },
  );
  return (error) => error instanceof Error && unsent.has(error);
}

/** The SDK gives it no code of its own. */
const isUnconnected = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'TimeoutError' && error.message.includes('did not establish a connection');
