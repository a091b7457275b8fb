import type { DynamoDBStreamsClient, GetRecordsCommandOutput } from '@aws-sdk/client-dynamodb-streams';

/**
 * Makes the client return a stream's records as received, in the JSON that Lambda passes to a function, with binary
 * values as base64 and times as seconds. Otherwise the SDK would parse them for each reader of the stream, only for
 * them to be serialized again.
 */
export function withPlainRecords(client: DynamoDBStreamsClient): DynamoDBStreamsClient {
  const plain = new WeakMap<object, object>();
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const answered = await next(args);
      const response = answered.response as { statusCode: number; body: AsyncIterable<Buffer> };
      if (context.commandName !== 'GetRecordsCommand' || response.statusCode !== 200) return answered;
      const chunks: Buffer[] = [];
      for await (const chunk of response.body) chunks.push(chunk);
      plain.set(context, JSON.parse(Buffer.concat(chunks).toString()) as object);
      return { ...answered, response: { ...response, body: Buffer.from('{}') } };
    },
    // Runs right after the response arrives, before the step that parses it.
    { step: 'deserialize', priority: 'low', name: 'plainRecordsRead' },
  );
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const result = await next(args);
      const output = { ...result.output, ...plain.get(context) } as GetRecordsCommandOutput;
      return { ...result, output };
    },
    { step: 'initialize', name: 'plainRecordsAnswered' },
  );
  return client;
}
