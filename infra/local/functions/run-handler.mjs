// Runs a handler as Lambda's runtime does: loads its module, calls it once for each event, and returns the result.
// Events and results are JSON, as in Lambda, so that each side serialises or parses them once. Used by both threads and
// processes.
export async function handlerRunner(file, answer) {
  const { handler } = await import(file);
  return async ({ id, event, name, deadline }) => {
    const context = {
      awsRequestId: id,
      functionName: name,
      invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
      getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    };
    try {
      const result = await handler(JSON.parse(event), context);
      answer({ id, result: JSON.stringify(result ?? null) });
    } catch (error) {
      answer({
        id,
        error: { name: error?.name ?? 'Error', message: error?.message ?? String(error), stack: error?.stack },
      });
    }
  };
}
