import { readFileSync } from 'node:fs';
import { App, Stack } from 'aws-cdk-lib';
import { AttributeType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import * as z from 'zod';
import { MAILERS } from '../../services/mail/config.ts';
import { keys } from '../../services/platform/keys.ts';
import { projections } from '../../services/projector/projections/index.ts';
import { watches } from '../../services/relay/facts/index.ts';
import { listenerNames, listeners } from '../../services/relay/listeners.ts';
import { type EventName, events } from '../../shared/events/events.ts';
import { matchPattern, type Pattern } from '../local/sources/match-pattern.ts';
import { cloudTemplate } from '../test/cloud-template.ts';
import { LogBucket } from './constructs/log-bucket.ts';
import { ServiceFunction } from './constructs/service-function.ts';
import { TableStream } from './constructs/table-stream.ts';
import { readDeployment } from './deployment.ts';
import { findDescription } from './listener-deployments.ts';
import { retentionFor } from './retention.ts';

type Mapping = {
  EventSourceArn: unknown;
  FunctionName: { Ref: string };
  FunctionResponseTypes?: string[];
  FilterCriteria?: { Filters: { Pattern: string }[] };
  MaximumRetryAttempts?: number;
  ParallelizationFactor?: number;
  ScalingConfig?: { MaximumConcurrency: number };
  DestinationConfig?: { OnFailure: { Destination: unknown } };
};
type Queue = { RedrivePolicy?: { maxReceiveCount: number; deadLetterTargetArn: unknown } };

const cloud = await cloudTemplate();
const mappings = cloud.ofType<Mapping>('AWS::Lambda::EventSourceMapping');
const entryOf = (ref: string) =>
  (cloud.resources.find(({ id }) => id === ref) as { Metadata?: Record<string, string> } | undefined)?.Metadata?.[
    'local:entry'
  ];
const mappingOf = (entry: string) =>
  mappings.filter(({ Properties }) => entryOf(Properties.FunctionName.Ref) === entry);
const queueOf = (arn: unknown) =>
  cloud.ofType<Queue>('AWS::SQS::Queue').find(({ id }) => JSON.stringify(arn).includes(`"${id}"`));

describe.each(listenerNames)('the listener %s', (name) => {
  const { entry, events } = listeners[name];

  it('has its own queue, whose messages are retried one by one and end as dead letters', () => {
    const [mapping, ...others] = mappingOf(entry);
    expect(others).toEqual([]);
    expect(mapping?.Properties.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
    const queue = queueOf(mapping?.Properties.EventSourceArn);
    expect(queue?.Properties.RedrivePolicy?.maxReceiveCount).toBeGreaterThan(1);
    const sharing = mappings.filter(({ Properties }) => queueOf(Properties.EventSourceArn) === queue);
    expect(sharing).toHaveLength(1);
  });

  it.each([...events])('listens to %s', (event) => {
    const source = readFileSync(entry, 'utf8');
    const isNamed =
      new RegExp(`listen\\(\\s*'${event}'`).test(source) || source.includes(`listenTogether(listeners.${name}.events`);
    expect([entry, isNamed]).toEqual([entry, true]);
  });
});

it('lets two mailers run at once, each with half of the rate (design 4.8)', () => {
  const { entry } = listeners.mailer;
  expect(mappingOf(entry)[0]?.Properties.ScalingConfig).toEqual({ MaximumConcurrency: MAILERS });
  const [mailer] = cloud
    .ofType<{ Environment: { Variables: Record<string, unknown> } }>('AWS::Lambda::Function')
    .filter(({ id }) => entryOf(id) === entry);
  expect(mailer?.Properties.Environment.Variables.MAIL_PER_SECOND).toBe('10');
});

it('names a listener that its domain does not describe', async () => {
  await expect(findDescription('services/media/on-new-moon.ts')).rejects.toThrow(
    'services/media/deployment.ts has no onNewMoon, which describes services/media/on-new-moon.ts',
  );
});

it('every event has a listener', () => {
  const delivered: EventName[] = listenerNames.flatMap((name) => [...listeners[name].events]);
  expect(new Set(delivered)).toEqual(new Set(Object.keys(events)));
});

describe('the stream of the table', () => {
  const readers = mappings.filter(({ Properties }) =>
    JSON.stringify(Properties.EventSourceArn).includes('TableStream'),
  );

  it('has two readers, the maximum without throttling, and what fails every time becomes a dead letter', () => {
    expect(readers.map(({ Properties }) => entryOf(Properties.FunctionName.Ref)).sort()).toEqual([
      'services/projector/on-table-change.ts',
      'services/relay/on-table-change.ts',
    ]);
    for (const { Properties } of readers) {
      expect(Properties).toMatchObject({
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        BisectBatchOnFunctionError: true,
        MaximumRetryAttempts: 10,
        DestinationConfig: { OnFailure: { Destination: expect.anything() } },
      });
    }
  });

  it('gives the projector four batches of a shard at once, and the relay one (design 2.26)', () => {
    const factorOf = (reader: string) =>
      mappingOf(`services/${reader}/on-table-change.ts`)[0]?.Properties.ParallelizationFactor;
    expect([factorOf('projector'), factorOf('relay')]).toEqual([4, 1]);
  });

  const passes = (reader: string, [pk, sk]: [string, string]) => {
    const [mapping] = mappingOf(`services/${reader}/on-table-change.ts`);
    const { Filters = [] } = mapping?.Properties.FilterCriteria ?? {};
    return Filters.some(({ Pattern: text }) =>
      matchPattern(JSON.parse(text) as Pattern, { dynamodb: { Keys: { PK: { S: pk }, SK: { S: sk } } } }),
    );
  };
  const filled = ({ pk, sk }: { pk: string; sk: string }) =>
    [pk, sk].map((part) => part.replace(/\{\w+\}/g, 'x')) as [string, string];

  it.each([
    ['projector', projections],
    ['relay', watches],
  ])('passes to the %s the changes that it needs', (reader, followed) => {
    expect(followed.map(({ row }) => passes(reader, filled(row)))).toEqual(followed.map(() => true));
  });

  it('publishes no event for requests, codes and counts', () => {
    for (const other of [keys.idempotency, keys.code, keys.releaseTotals, keys.heard, keys.sound, keys.awaitedUploads])
      for (const reader of ['projector', 'relay'])
        expect([other.pk, passes(reader, filled(other))]).toEqual([other.pk, false]);
  });

  it('refuses a third reader', () => {
    const stack = new Stack(new App({ context: { 'aws:cdk:bundling-stacks': [] } }), 'Own');
    const key = { name: 'PK', type: AttributeType.STRING };
    const table = new TableV2(stack, 'Table', { partitionKey: key, dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES });
    const retention = retentionFor(readDeployment({}));
    const logs = new LogBucket(stack, 'Logs', { retention });
    const stream = new TableStream(stack, 'Stream', { table, logs, retention });
    const reader = (id: string) =>
      new ServiceFunction(stack, id, {
        entry: 'services/relay/on-table-change.ts',
        config: z.object({}),
        environment: {},
      });
    for (const id of ['One', 'Two']) stream.addReader(reader(id), [keys.profile]);
    expect(() => stream.addReader(reader('Three'), [keys.profile])).toThrow('Three is one too many');
  });
});

describe('a schedule', () => {
  type Rule = {
    ScheduleExpression?: string;
    Targets: { Arn: { 'Fn::GetAtt': [string, string] }; DeadLetterConfig?: { Arn: unknown } }[];
  };
  type AsyncConfig = {
    FunctionName: { Ref: string };
    MaximumRetryAttempts: number;
    DestinationConfig: { OnFailure: { Destination: unknown } };
  };
  const rules = cloud.ofType<Rule>('AWS::Events::Rule').filter(({ Properties }) => Properties.ScheduleExpression);
  const configs = cloud.ofType<AsyncConfig>('AWS::Lambda::EventInvokeConfig');

  it.each(rules.map(({ id, Properties }) => [id, Properties] as const))(
    '%s: what fails every time, and what does not reach its function, are dead letters of one queue',
    (_, { Targets }) => {
      expect(Targets).toHaveLength(1);
      for (const { Arn, DeadLetterConfig } of Targets) {
        const config = configs.find(
          ({ Properties }) => Properties.FunctionName.Ref === Arn['Fn::GetAtt'][0],
        )?.Properties;
        expect(config?.MaximumRetryAttempts).toBe(2);
        expect(queueOf(config?.DestinationConfig.OnFailure.Destination)?.id).toMatch(/DeadLetters/);
        expect(config?.DestinationConfig.OnFailure.Destination).toEqual(DeadLetterConfig?.Arn);
      }
    },
  );
});
