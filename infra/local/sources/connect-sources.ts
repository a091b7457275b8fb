import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { SQSRecord } from 'aws-lambda';
import type { Functions } from '../functions/functions.ts';
import type { Sqs } from '../stand-ins/sqs/start-sqs.ts';
import type { LocalTable } from '../table/create-tables.ts';
import type { ItemWrite } from '../table/table-call.ts';
import type { Template } from '../template/load-template.ts';
import { failureDestination, type Store } from './failure-destination.ts';
import { couldMatchKeys, type Pattern } from './match-pattern.ts';
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

/**
 * The maximum number of concurrent invocations, few enough for a laptop's memory. The cloud has no limit unless the
 * template sets one.
 */
const WORKERS = 4;

const lastPart = (arn: string) => arn.slice(arn.lastIndexOf(':') + 1);

/**
 * Connects queues and streams to the functions that the template maps them to. A write wakes a stream's source if the
 * write may pass its filters.
 */
export function connectSources(options: {
  sqs: Sqs;
  store: Store;
  template: Template;
  functions: Functions;
  tables: LocalTable[];
  streams: DynamoDBStreamsClient;
  directory: string;
  onError: (message: string) => void;
}): { onWrite: (written: ItemWrite[]) => void; stop: () => Promise<void> } {
  const { template, functions, sqs, tables } = options;
  const stops: (() => Promise<void>)[] = [];
  const sources: { wants: (written: ItemWrite) => boolean; wake: () => void }[] = [];

  for (const { id, props } of template.ofType<MappingProps>('AWS::Lambda::EventSourceMapping')) {
    const filters = (props.FilterCriteria?.Filters ?? []).map((filter) => JSON.parse(filter.Pattern) as Pattern);
    if (props.EventSourceArn.includes(':sqs:')) {
      const consume = async (messages: SQSRecord[]) => {
        const answer = (await functions.invoke(props.FunctionName, { Records: messages })) as SqsAnswer;
        return { failed: answer?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier) ?? [] };
      };
      const concurrency = Math.min(props.ScalingConfig?.MaximumConcurrency ?? WORKERS, WORKERS);
      const how = { batchSize: props.BatchSize ?? 10, concurrency };
      stops.push(sqs.poll(lastPart(props.EventSourceArn), consume, how));
      continue;
    }
    const table = tables.find(({ arn }) => props.EventSourceArn.startsWith(`${arn}/stream`));
    if (!table?.streamArn) throw new Error(`The laptop does not support the event source ${props.EventSourceArn}`);
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
        onFailure: destination ? failureDestination(id, destination, options.store) : undefined,
      },
    });
    stops.push(source.stop);
    const wants = ({ table: written, item }: ItemWrite) =>
      written === table.name && (filters.length === 0 || filters.some((filter) => couldMatchKeys(filter, item)));
    sources.push({ wants, wake: source.wake });
  }
  return {
    onWrite: (written) => {
      for (const { wants, wake } of sources) if (written.some(wants)) wake();
    },
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
