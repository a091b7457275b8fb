type Refused = Error & { Code?: string; $metadata?: { httpStatusCode?: number } };

/** How an AWS service refused a call: the error's name, status and message. Fails when the call was not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<{ name: string; status: number; message: string }> {
  const error = await call.then(
    () => new Error('The call was not refused'),
    (refused: Refused) => refused,
  );
  const { Code, name, message, $metadata } = error as Refused;
  if (!$metadata) throw error;
  return { name: Code ?? name, status: $metadata.httpStatusCode ?? 0, message };
}
