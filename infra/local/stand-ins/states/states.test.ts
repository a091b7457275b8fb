import { awsErrorFrom } from '../../../test/aws-error-from.ts';
import { fails, machineOf, singleState, task } from './states-under-test.ts';

/** Runs a machine that calls no tasks. @returns its output */
const left = async (definition: unknown, input = {}) => (await (await machineOf(definition)).run(input)).output;

describe('a state’s data', () => {
  it('passes through InputPath, Parameters, ResultSelector and ResultPath', async () => {
    const definition = task({
      InputPath: '$.statement',
      Parameters: { 'id.$': '$.id', step: 'read', 'run.$': '$$.Execution.Name', list: [{ 'first.$': '$.codes[0]' }] },
      ResultSelector: { 'lines.$': '$.count' },
      ResultPath: '$.read.totals',
      OutputPath: '$.read',
    });
    const { start, endOf } = await machineOf(definition, { tasks: { work: (input) => ({ count: 3, given: input }) } });
    const end = await endOf(await start({ statement: { id: 's1', codes: ['a'] }, read: { at: 1 } }, 'one'));
    expect(end.output).toEqual({ at: 1, totals: { lines: 3 } });
  });

  it('is the input of its task, when the result is discarded', async () => {
    const inputs: unknown[] = [];
    const { run } = await machineOf(task({ ResultPath: null, Parameters: { 'run.$': '$$.Execution.Input.a' } }), {
      tasks: { work: (input) => inputs.push(input) },
    });
    expect((await run({ a: 1 })).output).toEqual({ a: 1 });
    expect(inputs).toEqual([{ run: 1 }]);
  });

  it('that is missing ends the execution, and is caught only by its own name', async () => {
    const definition = singleState({ Type: 'Pass', InputPath: '$.gone' });
    expect(await (await machineOf(definition)).run()).toMatchObject({ status: 'FAILED', error: 'States.Runtime' });
    const made = await machineOf(task({ Parameters: { 'id.$': '$.gone' } }));
    expect(await made.run()).toMatchObject({ error: 'States.ParameterPathFailure' });
  });

  it('that exceeds 256 KB ends the execution, as in the cloud', async () => {
    const { run } = await machineOf(task({ Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Only' }] }), {
      tasks: { work: () => 'x'.repeat(262_144) },
    });
    expect(await run()).toMatchObject({ status: 'FAILED', error: 'States.DataLimitExceeded' });
  });
});

describe('the states', () => {
  it('Pass inserts its result', async () => {
    expect(await left(singleState({ Type: 'Pass', Result: { b: 1 }, ResultPath: '$.a' }), { c: 2 })).toEqual({
      a: { b: 1 },
      c: 2,
    });
    expect(await left(singleState({ Type: 'Pass', Parameters: { 'd.$': '$.c' } }), { c: 2 })).toEqual({ d: 2 });
  });

  it('Succeed ends the execution, and narrows its output', async () => {
    const definition = { StartAt: 'End', States: { End: { Type: 'Succeed', OutputPath: '$.a' } } };
    expect(await left(definition, { a: [1] })).toEqual([1]);
  });

  it('Fail ends with its error, or with one that was caught', async () => {
    const end = (state: object) => ({ StartAt: 'End', States: { End: { Type: 'Fail', ...state } } });
    const failed = async (state: object) =>
      (await machineOf(end(state))).run({ failure: { Error: 'Cut', Cause: 'at line 3' } });
    expect(await failed({ Error: 'Bad', Cause: 'words' })).toMatchObject({
      status: 'FAILED',
      error: 'Bad',
      cause: 'words',
    });
    expect(await failed({ ErrorPath: '$.failure.Error', CausePath: '$.failure.Cause' })).toMatchObject({
      error: 'Cut',
      cause: 'at line 3',
    });
  });

  it('Wait waits for the seconds in its definition or its data', async () => {
    const started = Date.now();
    expect(await left(singleState({ Type: 'Wait', Seconds: 1 }), { a: 1 })).toEqual({ a: 1 });
    expect(Date.now() - started).toBeGreaterThanOrEqual(990);
    expect(await left(singleState({ Type: 'Wait', SecondsPath: '$.pause' }), { pause: 0 })).toEqual({ pause: 0 });
  });

  const choice = (rule: object, more: object = { Default: 'No' }) => ({
    StartAt: 'Ask',
    States: {
      Ask: { Type: 'Choice', Choices: [{ ...rule, Next: 'Yes' }], ...more },
      Yes: { Type: 'Pass', Result: true, End: true },
      ...('Default' in more && { No: { Type: 'Pass', Result: false, End: true } }),
    },
  });
  it.each([
    [{ Variable: '$.step', StringEquals: 'read' }, true],
    [{ Variable: '$.step', StringEquals: 'post' }, false],
    [{ Variable: '$.lines', NumericGreaterThan: 20 }, true],
    [{ Variable: '$.lines', NumericGreaterThanEquals: 21 }, true],
    [{ Variable: '$.lines', NumericLessThan: 21 }, false],
    [{ Variable: '$.lines', NumericLessThanEquals: 21 }, true],
    [{ Variable: '$.lines', NumericEquals: 21 }, true],
    [{ Variable: '$.step', NumericEquals: 21 }, false],
    [{ Variable: '$.ready', BooleanEquals: false }, true],
    [{ Variable: '$.none', IsNull: true }, true],
    [{ Variable: '$.gone', IsPresent: false }, true],
    [{ Not: { Variable: '$.step', StringEquals: 'read' } }, false],
    [
      {
        And: [
          { Variable: '$.gone', IsPresent: true },
          { Variable: '$.gone', StringEquals: 'x' },
        ],
      },
      false,
    ],
    [
      {
        Or: [
          { Variable: '$.lines', NumericEquals: 1 },
          { Variable: '$.step', StringEquals: 'read' },
        ],
      },
      true,
    ],
  ])('Choice: %j is %s', async (rule, holds) => {
    const data = { step: 'read', lines: 21, ready: false, none: null };
    expect(await left(choice(rule), data)).toBe(holds);
  });

  it('Choice fails without a matching rule and a default', async () => {
    const { run } = await machineOf(choice({ Variable: '$.a', NumericEquals: 1 }, {}));
    expect(await run({ a: 2 })).toMatchObject({ error: 'States.NoChoiceMatched' });
    expect(await run({})).toMatchObject({ error: 'States.Runtime' });
  });
});

describe('a task that fails', () => {
  const twiceBusy = () => {
    let calls = 0;
    return { count: () => calls, work: () => (++calls <= 2 ? fails('Busy') : calls) };
  };
  const soon = { IntervalSeconds: 1, MaxDelaySeconds: 1, JitterStrategy: 'NONE' };

  it('is retried as often as the row for its error allows, and then caught', async () => {
    const tasks = twiceBusy();
    const retried = task({ Retry: [{ ErrorEquals: ['Busy'], ...soon, MaxAttempts: 2 }] });
    expect((await (await machineOf(retried, { tasks: { work: tasks.work } })).run()).output).toBe(3);

    const caught = {
      StartAt: 'Only',
      States: {
        Only: {
          ...task().States.Only,
          Retry: [{ ErrorEquals: ['Other'] }, { ErrorEquals: ['States.ALL'], ...soon, MaxAttempts: 1 }],
          Catch: [{ ErrorEquals: ['States.TaskFailed'], Next: 'Told', ResultPath: '$.failure' }],
        },
        Told: { Type: 'Pass', End: true },
      },
    };
    const again = twiceBusy();
    const end = await (await machineOf(caught, { tasks: { work: again.work } })).run({ id: 1 });
    expect(end).toMatchObject({ status: 'SUCCEEDED', output: { id: 1, failure: { Error: 'Busy', Cause: 'no' } } });
    expect(again.count()).toBe(2);
  });

  it('ends the execution with its error when nothing catches it', async () => {
    const { run } = await machineOf(task(), { tasks: { work: () => fails('Cut', 'at line 3') } });
    expect(await run()).toEqual({ status: 'FAILED', error: 'Cut', cause: 'at line 3', output: undefined });
  });

  it('is abandoned when it times out', async () => {
    const never = { work: () => new Promise<never>(() => {}) };
    const { run } = await machineOf(task({ TimeoutSeconds: 1 }), { tasks: never });
    expect(await run()).toMatchObject({ status: 'FAILED', error: 'States.Timeout' });
    const whole = await machineOf({ ...task(), TimeoutSeconds: 1 }, { tasks: never });
    expect(await whole.run()).toMatchObject({ status: 'TIMED_OUT' });
  });
});

describe('authorization', () => {
  it('checks the name of the caller, the operation and the resource; for a machine, its own name', async () => {
    const iamRequests: object[] = [];
    const { start, endOf } = await machineOf(task(), {
      tasks: { work: () => 1 },
      authorize: (request) => void iamRequests.push(request),
    });
    const arn = await start({}, 'one');
    await endOf(arn);
    expect(iamRequests.slice(0, 3)).toEqual(
      expect.arrayContaining([
        {
          accessKeyId: 'Importer',
          action: 'states:StartExecution',
          resource: 'arn:aws:states:us-east-1:000000000000:stateMachine:machine',
        },
        { accessKeyId: 'machine', action: 'lambda:InvokeFunction', resource: 'work' },
        { accessKeyId: 'Importer', action: 'states:DescribeExecution', resource: arn },
      ]),
    );
  });

  it('refuses a wrong secret, and fails a machine whose role may not run a function', async () => {
    const { start } = await machineOf(task(), { secret: 'another' });
    expect(await awsErrorFrom(start())).toMatchObject({ name: 'InvalidSignatureException', status: 403 });
    const { run } = await machineOf(task(), {
      tasks: { work: () => 1 },
      authorize: ({ action }) => (action === 'lambda:InvokeFunction' ? 'Not this one.' : undefined),
    });
    expect(await run()).toMatchObject({ error: 'Lambda.AWSLambdaException', cause: 'Not this one.' });
  });
});
