import { httpCall, serving } from '../../test/http-call.ts';
import { smallTemplate } from '../../test/small-template.ts';
import { temporaryFolder } from '../../test/test-cleanup.ts';
import { periodMilliseconds, startSchedules } from './schedules.ts';

const DAY = 86_400_000;
const rule = (Properties: Record<string, never> | object) =>
  smallTemplate({ Daily: { Type: 'AWS::Events::Rule', Properties: Properties as never } });
const daily = rule({ ScheduleExpression: 'rate(1 day)', State: 'ENABLED', Targets: [{ Arn: 'fn', Id: 'T' }] });

const sqs = { send: async () => {} };
const usual = { template: daily, sqs, directory: temporaryFolder(), onError: () => {} };

test.each([
  ['rate(1 minute)', 60_000],
  ['rate(5 minutes)', 300_000],
  ['rate(2 hours)', 7_200_000],
  ['rate(1 day)', DAY],
])('%s', (expression, milliseconds) => {
  expect(periodMilliseconds(expression)).toBe(milliseconds);
});

test.each(['cron(0 4 * * ? *)', 'rate(0 days)', 'rate(1 week)', ''])(
  '%j stops the laptop with its text',
  (expression) => {
    expect(() => periodMilliseconds(expression)).toThrow(`The laptop does not support the schedule ${expression}`);
  },
);

test('an unsupported property of a rule stops the laptop', () => {
  const template = rule({ ScheduleExpression: 'rate(1 day)', Targets: [], EventPattern: {} });
  const start = () => startSchedules({ ...usual, template, invoke: async () => null });
  expect(start).toThrow(/EventPattern of the rule Daily/);
});

test('first runs a day after the first start, and once for all times that the laptop was off', async () => {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const events: { target: string; time: string }[] = [];
  const invoke = async (target: string, event: unknown) => {
    events.push({ target, time: (event as { time: string }).time });
    return null;
  };
  const run = async () => {
    const schedules = startSchedules({ ...usual, invoke, now: () => now });
    await schedules.stop();
  };
  await run();
  now += DAY - 1;
  await run();
  expect(events).toEqual([]);
  now += 3 * DAY;
  await run();
  await run();
  expect(events).toEqual([{ target: 'fn', time: new Date(now).toISOString() }]);
});

test('a test can run it now, and learns when it fails', async () => {
  let isBroken = false;
  const invoke = async () => (isBroken ? Promise.reject(new Error('broken')) : null);
  const { handler, stop } = startSchedules({ ...usual, invoke });
  await serving(handler, async (url) => {
    const post = (at: string) => httpCall(url, { method: 'POST', path: at });
    expect((await post('/local/schedules/Daily')).status).toBe(200);
    isBroken = true;
    expect(await post('/local/schedules/Daily')).toMatchObject({ status: 500, body: 'broken\n' });
    expect((await post('/local/schedules/Other')).status).toBe(404);
    expect((await httpCall(url, { path: '/local/schedules/Daily' })).status).toBe(405);
  });
  await stop();
});

describe('a scheduled function that fails', () => {
  const arn = 'arn:aws:lambda:us-east-1:000000000000:function:Small.Job';
  const OnFailure = { Destination: 'arn:aws:sqs:us-east-1:000000000000:letters' };
  const configured = { FunctionName: 'Small.Job', MaximumRetryAttempts: 2, DestinationConfig: { OnFailure } };
  const template = smallTemplate({
    Daily: {
      Type: 'AWS::Events::Rule',
      Properties: { ScheduleExpression: 'rate(1 day)', State: 'ENABLED', Targets: [{ Arn: arn, Id: 'T' }] },
    },
    Config: { Type: 'AWS::Lambda::EventInvokeConfig', Properties: configured },
  });

  async function runs(failures: number) {
    const tries: unknown[] = [];
    const letters: { queue: string; body: { requestPayload: unknown; responsePayload: unknown } }[] = [];
    const { handler, stop } = startSchedules({
      ...usual,
      template,
      invoke: async (_, event) => {
        tries.push(event);
        if (tries.length <= failures) throw new Error('broken');
        return null;
      },
      sqs: { send: async (queue, body) => letters.push({ queue, body: JSON.parse(body) }) },
    });
    const { status } = await serving(handler, (url) =>
      httpCall(url, { method: 'POST', path: '/local/schedules/Daily' }),
    );
    await stop();
    return { status, tries, letters };
  }

  it('is retried twice', async () => {
    const { status, tries, letters } = await runs(2);
    expect([status, tries.length, letters]).toEqual([200, 3, []]);
    expect(new Set(tries.map((event) => (event as { id: string }).id)).size).toBe(1);
  });

  it('leaves a dead letter with the event and the error when every attempt fails', async () => {
    const { status, tries, letters } = await runs(3);
    expect([status, tries.length, letters.length]).toEqual([500, 3, 1]);
    expect(letters[0]).toMatchObject({
      queue: 'letters',
      body: { requestPayload: tries[0], responsePayload: { errorMessage: 'broken' } },
    });
  });
});
