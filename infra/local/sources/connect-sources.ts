import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { Functions } from '../functions/functions.ts';
import type { ObjectEvent } from '../stand-ins/s3/start-s3.ts';
import type { Sqs, SqsMessage } from '../stand-ins/sqs/index.ts';
import { ACCOUNT, type Authorize, REGION } from '../stand-ins/stand-in.ts';
import type { LocalTable } from '../table/create-tables.ts';
import type { Template } from '../template/load-template.ts';
import { type Destinations, failureDestination } from './failure-destination.ts';
import type { Pattern } from './match-pattern.ts';
import { startStreamSource } from './stream-source.ts';

type MappingProps = {
  EventSourceArn: string;
  FunctionName: string;
  BatchSize?: number;
  MaximumRetryAttempts?: number;
  ScalingConfig?: { MaximumConcurrency?: number };
  FilterCriteria?: { Filters: { Pattern: string }[] };
  DestinationConfig?: { OnFailure: { Destination: string } };
};
type SqsAnswer = { batchItemFailures?: { itemIdentifier: string }[] } | null;

/** The cloud has more, unless the template says so; a laptop has the memory for these. */
const WORKERS = 4;

const lastPart = (arn: string) => arn.slice(arn.lastIndexOf(':') + 1);

/** Connects queues and streams with the functions that the template maps them to. */
export function connectSources(
  options: Destinations & {
    sqs: Sqs;
    template: Template;
    functions: Functions;
    tables: LocalTable[];
    streams: DynamoDBStreamsClient;
    directory: string;
    onError: (message: string) => void;
  },
): { onWrite: () => void; stop: () => Promise<void> } {
  const { template, functions, sqs, tables } = options;
  const stops: (() => Promise<void>)[] = [];
  const wakes: (() => void)[] = [];

  for (const { id, props } of template.ofType<MappingProps>('AWS::Lambda::EventSourceMapping')) {
    const filters = (props.FilterCriteria?.Filters ?? []).map((filter) => JSON.parse(filter.Pattern) as Pattern);
    if (props.EventSourceArn.includes(':sqs:')) {
      const consume = async (messages: SqsMessage[]) => {
        const answer = (await functions.invoke(props.FunctionName, { Records: messages })) as SqsAnswer;
        return { failed: answer?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier) ?? [] };
      };
      const concurrency = Math.min(props.ScalingConfig?.MaximumConcurrency ?? WORKERS, WORKERS);
      const how = { batchSize: props.BatchSize ?? 10, concurrency };
      stops.push(sqs.poll(lastPart(props.EventSourceArn), consume, how));
      continue;
    }
    const table = tables.find(({ arn }) => props.EventSourceArn.startsWith(`${arn}/stream`));
    if (!table?.streamArn) throw new Error(`The laptop does not know the event source ${props.EventSourceArn}`);
    const destination = props.DestinationConfig?.OnFailure.Destination;
    const source = startStreamSource({
      client: options.streams,
      directory: options.directory,
      invoke: functions.invoke,
      onError: options.onError,
      mapping: {
        id,
        functionArn: props.FunctionName,
        streamArn: table.streamArn,
        batchSize: props.BatchSize ?? 100,
        retryAttempts: props.MaximumRetryAttempts ?? 10,
        filters,
        onFailure: destination ? failureDestination(id, destination, options) : undefined,
      },
    });
    stops.push(source.stop);
    wakes.push(source.wake);
  }
  return {
    onWrite: () => {
      for (const wake of wakes) wake();
    },
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

type NotificationProps = {
  BucketName: string;
  NotificationConfiguration: Record<string, unknown> & {
    QueueConfigurations?: { Events: string[]; QueueArn: string; Filter?: unknown }[];
  };
};

/**
 * S3's notifications, as the template connects buckets with queues, and as far as the queue's policy lets S3 send. Told before the upload
 * is acknowledged, so none is lost.
 */
export function objectNotifications(
  template: Template,
  sqs: Sqs,
  authorize: Authorize,
): (event: ObjectEvent) => Promise<void> {
  const rules = template.ofType<NotificationProps>('Custom::S3BucketNotifications').flatMap(({ id, props }) => {
    const { QueueConfigurations = [], ...others } = props.NotificationConfiguration;
    if (Object.keys(others).length > 0 || QueueConfigurations.some(({ Filter }) => Filter)) {
      throw new Error(`The laptop knows plain queue notifications of a bucket only (${id})`);
    }
    return QueueConfigurations.map((rule) => ({ ...rule, bucket: props.BucketName }));
  });
  return async (event) => {
    for (const { bucket, Events, QueueArn } of rules) {
      const fits = Events.some((name) => `s3:${event.eventName}`.startsWith(name.replace(/\*$/, '')));
      if (bucket !== event.bucket || !fits) continue;
      const refusal = authorize({
        accessKeyId: 's3.amazonaws.com',
        action: 'sqs:SendMessage',
        resource: QueueArn,
        context: { 'aws:sourcearn': [`arn:aws:s3:::${bucket}`], 'aws:sourceaccount': [ACCOUNT] },
      });
      if (refusal) throw new Error(refusal);
      await sqs.send(lastPart(QueueArn), JSON.stringify({ Records: [asRecord(event)] }));
    }
  };
}

const asRecord = (event: ObjectEvent) => ({
  eventVersion: '2.1',
  eventSource: 'aws:s3',
  awsRegion: REGION,
  eventTime: new Date().toISOString(),
  eventName: event.eventName,
  s3: {
    bucket: { name: event.bucket, arn: `arn:aws:s3:::${event.bucket}` },
    object: {
      key: encodeURIComponent(event.key).replaceAll('%2F', '/').replaceAll('%20', '+'),
      size: event.size,
      eTag: event.eTag?.replaceAll('"', ''),
    },
  },
});
