import { DescribeStreamCommand, DynamoDBStreamsClient, GetRecordsCommand } from '@aws-sdk/client-dynamodb-streams';
import { stoppedAtEnd } from '../../test/test-cleanup.ts';
import { listen } from '../server.ts';
import { withPlainRecords } from './plain-records.ts';

/** A client that gets this response to every call. */
async function streamOf(status: number, answer: object) {
  const { url } = stoppedAtEnd(
    await listen((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(answer));
    }, 0),
  );
  const credentials = { accessKeyId: 'developer', secretAccessKey: 'local' };
  return withPlainRecords(
    new DynamoDBStreamsClient({ endpoint: url, region: 'us-east-1', credentials, maxAttempts: 1 }),
  );
}

it('records have the form of an event, as from Lambda: binary values as base64, times as seconds', async () => {
  const record = {
    eventID: '1',
    dynamodb: { ApproximateCreationDateTime: 1_764_000_000, SequenceNumber: '0001', NewImage: { hash: { B: 'AQL/' } } },
  };
  const stream = await streamOf(200, { Records: [record], NextShardIterator: 'next' });
  const { Records, NextShardIterator } = await stream.send(new GetRecordsCommand({ ShardIterator: 'first' }));
  expect({ Records, NextShardIterator }).toEqual({ Records: [record], NextShardIterator: 'next' });
});

it('anything but records is parsed by the SDK', async () => {
  const stream = await streamOf(200, { StreamDescription: { CreationRequestDateTime: 1_764_000_000 } });
  const { StreamDescription } = await stream.send(new DescribeStreamCommand({ StreamArn: 'arn' }));
  expect(StreamDescription?.CreationRequestDateTime).toEqual(new Date(1_764_000_000_000));
});

it('a refusal is thrown with its name', async () => {
  const __type = 'com.amazonaws.dynamodb.v20120810#TrimmedDataAccessException';
  const stream = await streamOf(400, { __type, message: 'Too late' });
  const call = stream.send(new GetRecordsCommand({ ShardIterator: 'first' }));
  await expect(call).rejects.toMatchObject({ name: 'TrimmedDataAccessException' });
});
