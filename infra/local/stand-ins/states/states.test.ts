import { refusalOf } from '../../../test/refusal-of.ts';
import { fails, machineOf, only, task } from './states-under-test.ts';

/** The output of a machine that calls no tasks. */
const left = async (definition: unknown, input = {}) => (await (await machineOf(definition)).run(input)).output;

describe('a state’s data', () => {
  it('is narrowed, made, selected and put where it says', async () => {
    const definition = task({
      InputPath: '$.statement',
      Parameters: { 'id.$': '$.id', step: 'read', 'run.$': '$$.Execution.Name', list: [{ 'first.$': '$.codes[0]' }] },
      ResultSelector: { 'lines.$': '$.count' },
      ResultPath: '$.read.totals',
      OutputPath: '$.read',
    });
    const { start, endOf } = await machineOf(definition, { tasks: { work: (given) => ({ count: 3, given }) } });
    const end = await endOf(await start({ statement: { id: 's1', codes: ['a'] }, read: { at: 1 } }, 'one'));
    expect(end.output).toEqual({ at: 1, totals: { lines: 3 } });
  });

  it('is what its task was given, when the result is put nowhere', async () => {
    const given: unknown[] = [];
    const { run } = await machineOf(task({ ResultPath: null, Parameters: { 'run.$': '$$.Execution.Input.a' } }), {
      tasks: { work: (input) => given.push(input) },
    });
    expect((await run({ a: 1 })).output).toEqual({ a: 1 });
    expect(given).toEqual([{ run: 1 }]);
  });

  it('that is not there ends the execution, and nothing catches it but its own name', async () => {
    const definition = only({ Type: 'Pass', InputPath: '$.gone' });
    expect(await (await machineOf(definition)).run()).toMatchObject({ status: 'FAILED', error: 'States.Runtime' });
    const made = await machineOf(task({ Parameters: { 'id.$': '$.gone' } }));
    expect(await made.run()).toMatchObject({ error: 'States.ParameterPathFailure' });
  });

  it('of more than 256 KB ends the execution, as in the cloud', async () => {
    const { run } = await machineOf(task({ Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Only' }] }), {
      tasks: { work: () => 'x'.repeat(262_144) },
    });
    expect(await run()).toMatchObject({ status: 'FAILED', error: 'States.DataLimitExceeded' });
  });
});

describe('the states', () => {
  it('Pass puts its result', async () => {
    expect(await left(only({ Type: 'Pass', Result: { b: 1 }, ResultPath: '$.a' }), { c: 2 })).toEqual({
      a: { b: 1 },
      c: 2,
    });
    expect(await left(only({ Type: 'Pass', Parameters: { 'd.$': '$.c' } }), { c: 2 })).toEqual({ d: 2 });
  });

  it('Succeed ends, and narrows what it leaves', async () => {
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

  it('Wait waits for seconds, of the definition or of its data', async () => {
    const started = Date.now();
    expect(await left(only({ Type: 'Wait', Seconds: 1 }), { a: 1 })).toEqual({ a: 1 });
    expect(Date.now() - started).toBeGreaterThanOrEqual(990);
    expect(await left(only({ Type: 'Wait', SecondsPath: '$.pause' }), { pause: 0 })).toEqual({ pause: 0 });
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

  it('Choice without a rule that holds and without a default fails', async () => {
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

  it('is tried again, so often as its error’s row says, and then caught', async () => {
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

  it('and is not caught ends the execution with its error', async () => {
    const { run } = await machineOf(task(), { tasks: { work: () => fails('Cut', 'at line 3') } });
    expect(await run()).toEqual({ status: 'FAILED', error: 'Cut', cause: 'at line 3', output: undefined });
  });

  it('takes too long: it is given up', async () => {
    const never = { work: () => new Promise<never>(() => {}) };
    const { run } = await machineOf(task({ TimeoutSeconds: 1 }), { tasks: never });
    expect(await run()).toMatchObject({ status: 'FAILED', error: 'States.Timeout' });
    const whole = await machineOf({ ...task(), TimeoutSeconds: 1 }, { tasks: never });
    expect(await whole.run()).toMatchObject({ status: 'TIMED_OUT' });
  });
});

describe('who may call', () => {
  it('is asked with the caller’s name, the operation and what it is about; the machine with its own', async () => {
    const asked: object[] = [];
    const { start, endOf } = await machineOf(task(), {
      tasks: { work: () => 1 },
      authorize: (request) => void asked.push(request),
    });
    const arn = await start({}, 'one');
    await endOf(arn);
    expect(asked.slice(0, 3)).toEqual(
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

  it('is refused without the right secret, and a machine whose role may not run a function fails', async () => {
    const { start } = await machineOf(task(), { secret: 'another' });
    expect(await refusalOf(start())).toMatchObject({ name: 'InvalidSignatureException', status: 403 });
    const { run } = await machineOf(task(), {
      tasks: { work: () => 1 },
      authorize: ({ action }) => (action === 'lambda:InvokeFunction' ? 'Not this one.' : undefined),
    });
    expect(await run()).toMatchObject({ error: 'Lambda.AWSLambdaException', cause: 'Not this one.' });
  });
});
