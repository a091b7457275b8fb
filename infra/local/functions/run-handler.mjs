// Does what Lambda's runtime does for a handler: loads one module, calls it once for each event, returns the result as
// JSON. Shared by thread and process.
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
      const result = await handler(event, context);
      answer({ id, result: JSON.parse(JSON.stringify(result ?? null)) });
    } catch (error) {
      answer({
        id,
        error: { name: error?.name ?? 'Error', message: error?.message ?? String(error), stack: error?.stack },
      });
    }
  };
}
