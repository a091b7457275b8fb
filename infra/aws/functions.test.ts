import { existsSync } from 'node:fs';
import { PROVIDER_PATIENCE } from '../../services/payments/provider-patience.ts';
import { LOCK_SECONDS } from '../../services/platform/stored-answer.ts';
import { cloudTemplate } from '../test/cloud-template.ts';

type FunctionProps = {
  Runtime: string;
  Architectures: string[];
  TracingConfig: object;
  LoggingConfig: object;
  Timeout: number;
  Environment: { Variables: Record<string, unknown> };
};
type Mapping = { EventSourceArn: unknown; FunctionName: { Ref: string } };

const cloud = await cloudTemplate();
const functions = cloud.ofType<FunctionProps>('AWS::Lambda::Function');
const entryOf = (resource: object) => (resource as { Metadata?: Record<string, string> }).Metadata?.['local:entry'];
const services = functions.filter(entryOf).map((resource) => [entryOf(resource) ?? '', resource] as const);

describe.each(services)('the function of %s', (entry, { Properties }) => {
  it('runs on nodejs24.x for arm64, traced, with a log of its own', () => {
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      TracingConfig: { Mode: 'Active' },
      LoggingConfig: { LogGroup: { Ref: expect.stringContaining('Logs') } },
    });
  });

  it('has a module that exists', () => expect(existsSync(entry)).toBe(true));
});

it('every function has a service’s module, except those that CDK adds for a deployment', () => {
  const others = functions.filter((resource) => !entryOf(resource)).map(({ id }) => id);
  expect(others.filter((id) => !/^(BucketNotificationsHandler|CustomCDKBucketDeployment)/.test(id))).toEqual([]);
});

it('every function has a log of its own, also CDK’s', () => {
  const without = functions.filter(({ Properties }) => !('LogGroup' in (Properties.LoggingConfig ?? {})));
  expect(without.map(({ id }) => id)).toEqual([]);
});

it('a log is kept for 90 days, not for ever', () => {
  const ours = cloud.ofType('AWS::Logs::LogGroup').filter(({ id }) => !id.startsWith('CustomCDKBucketDeployment'));
  for (const { id, Properties } of ours) expect([id, Properties.RetentionInDays]).toEqual([id, 90]);
});

it('a queue hides a message for longer than its function’s timeout, but no longer than a person would wait', () => {
  for (const mapping of cloud.ofType<Mapping>('AWS::Lambda::EventSourceMapping')) {
    const queueId = /"([^"]+)","Arn"/.exec(JSON.stringify(mapping.Properties.EventSourceArn))?.[1];
    const queue = cloud.ofType<{ VisibilityTimeout: number }>('AWS::SQS::Queue').find(({ id }) => id === queueId);
    if (!queue) continue; // The table's stream
    const { Timeout = 3 } = functions.find(({ id }) => id === mapping.Properties.FunctionName.Ref)?.Properties ?? {};
    expect(queue.Properties.VisibilityTimeout).toBeGreaterThan(Timeout + 10);
    // Archives and batches of exports may take longer, because nobody waits for them in front of a screen.
    if (!/^(Archiver|Packer)/.test(queueId ?? '')) expect(queue.Properties.VisibilityTimeout).toBeLessThanOrEqual(90);
  }
});

it('at most ten checkers of files run at once, and five archivers and packers, to leave the API its share', () => {
  const scaling = cloud
    .ofType<Mapping & { ScalingConfig?: object }>('AWS::Lambda::EventSourceMapping')
    .flatMap(({ Properties }) => Properties.ScalingConfig ?? []);
  expect(scaling).toEqual([{ MaximumConcurrency: 10 }, { MaximumConcurrency: 5 }, { MaximumConcurrency: 5 }]);
});

it('an API function times out before the gateway does at 30 seconds', () => {
  const behindApi = services.filter(([entry]) => entry.endsWith('/index.ts'));
  expect(behindApi.length).toBeGreaterThan(0);
  for (const [entry, { Properties }] of behindApi) expect([entry, Properties.Timeout < 30]).toEqual([entry, true]);
});

it('an idempotency key is locked for longer than its function can run', () => {
  for (const [entry, { Properties }] of services) {
    expect([entry, Properties.Timeout < LOCK_SECONDS || !entry.endsWith('/index.ts')]).toEqual([entry, true]);
  }
});

it('the payments function has seconds left to answer when it gives up on the card provider', () => {
  const [, payments] = services.find(([entry]) => entry === 'services/payments/index.ts') ?? [];
  const { callMs, retries, requestMs } = PROVIDER_PATIENCE;
  expect(payments?.Properties.Timeout).toBeGreaterThanOrEqual(requestMs / 1000 + 4);
  // Allows for two calls without an answer, because a new checkout first ends the open one.
  expect(requestMs).toBeGreaterThan(2 * callMs * (1 + retries));
});
