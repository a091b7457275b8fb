type Refused = Error & { Code?: string; $metadata?: { httpStatusCode?: number } };

/**
 * Returns the name, status and message of the error with which an AWS service answered a call. Fails if the call
 * succeeded.
 */
export async function awsErrorFrom(call: Promise<unknown>): Promise<{ name: string; status: number; message: string }> {
  const error = await call.then(
    () => new Error('The call was not refused'),
    (refused: Refused) => refused,
  );
  const { Code, name, message, $metadata } = error as Refused;
  if (!$metadata) throw error;
  return { name: Code ?? name, status: $metadata.httpStatusCode ?? 0, message };
}
