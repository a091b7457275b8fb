import { existsSync, readFileSync } from 'node:fs';
import { MAILERS } from '../../services/mail/config.ts';
import { PROVIDER_TIMEOUTS } from '../../services/payments/provider-timeouts.ts';
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
type Mapping = {
  EventSourceArn: unknown;
  FunctionName: { Ref: string };
  ScalingConfig?: { MaximumConcurrency: number };
};

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
  const added = /^(BucketNotificationsHandler|CustomCDKBucketDeployment|CustomS3AutoDeleteObjects)/;
  const others = functions.filter((resource) => !entryOf(resource)).map(({ id }) => id);
  expect(others.filter((id) => !added.test(id))).toEqual([]);
});

it('every function has a log of its own, including CDK’s', () => {
  const without = functions.filter(({ Properties }) => !('LogGroup' in (Properties.LoggingConfig ?? {})));
  expect(without.map(({ id }) => id)).toEqual([]);
});

it('a log is kept for 90 days, not forever', () => {
  const ours = cloud.ofType('AWS::Logs::LogGroup').filter(({ id }) => !id.startsWith('CustomCDKBucketDeployment'));
  for (const { id, Properties } of ours) expect([id, Properties.RetentionInDays]).toEqual([id, 90]);
});

describe('the source of a function (design 8.22)', () => {
  const sources = cloud.ofType<Mapping>('AWS::Lambda::EventSourceMapping').map(({ Properties }) => {
    const sourceId = /"([^"]+)","Arn"/.exec(JSON.stringify(Properties.EventSourceArn))?.[1] ?? '';
    const queue = cloud.ofType<{ VisibilityTimeout: number }>('AWS::SQS::Queue').find(({ id }) => id === sourceId);
    const reader = functions.find(({ id }) => id === Properties.FunctionName.Ref);
    return { sourceId, Properties, queue, reader };
  });
  const queues = sources.filter(({ queue }) => queue);

  it('is a queue, or the stream of the table, which has two readers', () => {
    expect(queues.length).toBeGreaterThan(10);
    const others = sources.filter(({ queue }) => !queue);
    const stream = { Ref: 'SharedTableStream' };
    expect(others.map(({ Properties }) => Properties.EventSourceArn)).toEqual([stream, stream]);
  });

  it.each(queues.map((one) => [one.sourceId, one] as const))(
    '%s hides a message for six of its function’s timeouts, so that a throttled invocation is repeated',
    (_, { queue, reader }) => {
      expect(queue?.Properties.VisibilityTimeout).toBe(6 * (reader?.Properties.Timeout ?? 3));
    },
  );

  it.each(queues.map((one) => [one.sourceId, one] as const))(
    '%s limits how many run at once, so that the API keeps its share of the account',
    (sourceId, { Properties }) => {
      const few: Record<string, number> = { Mailer: MAILERS, Viewer: 3, Archiver: 5, Packer: 5, Hearer: 8 };
      const most = Object.entries(few).find(([name]) => sourceId.startsWith(name))?.[1] ?? 10;
      expect(Properties.ScalingConfig).toEqual({ MaximumConcurrency: most });
    },
  );

  it('returns a message soon after a crash if its function takes minutes', () => {
    for (const { reader } of queues.filter(({ queue }) => (queue?.Properties.VisibilityTimeout ?? 0) > 6 * 60)) {
      const entry = entryOf(reader ?? {}) ?? '';
      expect([entry, readFileSync(entry, 'utf8').includes('returnsAfterTimeout: true')]).toEqual([entry, true]);
    }
  });
});

describe('concurrency is reserved for sign-in and payments (design 8.23)', () => {
  const reservedAt = async (lambdaConcurrency?: string) => {
    const { ofType } = await cloudTemplate(lambdaConcurrency ? { lambdaConcurrency } : {});
    return Object.fromEntries(
      ofType<{ ReservedConcurrentExecutions?: number }>('AWS::Lambda::Function').flatMap((resource) => {
        const { ReservedConcurrentExecutions: reserved } = resource.Properties;
        return reserved === undefined ? [] : [[entryOf(resource)?.replace('services/', ''), reserved]];
      }),
    );
  };

  it('once the operator says that the quota allows it', async () => {
    expect(await reservedAt('1000')).toEqual({
      'accounts/on-pre-sign-up.ts': 30,
      'accounts/on-post-confirmation.ts': 30,
      'accounts/on-custom-message.ts': 30,
      'accounts/on-pre-token-generation.ts': 30,
      'payments/index.ts': 50,
    });
  });

  it('but not in a new account, whose quota Lambda would not let us divide', async () => {
    expect(await reservedAt()).toEqual({});
    expect(await reservedAt('999')).toEqual({});
  });
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
  const { callMs, retries, requestMs } = PROVIDER_TIMEOUTS;
  expect(payments?.Properties.Timeout).toBeGreaterThanOrEqual(requestMs / 1000 + 4);
  // Allows for two calls that get no response, because a new checkout first ends the open one.
  expect(requestMs).toBeGreaterThan(2 * callMs * (1 + retries));
});
