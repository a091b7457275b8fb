import { PublishStateMachineVersionCommand } from '@aws-sdk/client-sfn';
import { awsErrorFrom } from '../../../test/aws-error-from.ts';
import { copyAsAfterCrash } from '../../../test/test-cleanup.ts';
import type { Json } from './paths.ts';
import { fails, MACHINE, machineOf, singleState, type Tasks, task } from './states-under-test.ts';

/** A task that waits until it is released. */
function blockedTask() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let entered = () => {};
  const began = new Promise<void>((resolve) => {
    entered = resolve;
  });
  const work = async (input: Json) => {
    entered();
    await opened;
    return input;
  };
  return { work, began, open: () => open() };
}

const mapOf = (more: object, item: object = {}, mode: object = { Mode: 'INLINE' }) =>
  singleState({
    Type: 'Map',
    ItemProcessor: {
      ProcessorConfig: mode,
      StartAt: 'Post',
      States: { Post: { Type: 'Task', Resource: 'work', End: true, ...item } },
    },
    ...more,
  });
const DISTRIBUTED = { Mode: 'DISTRIBUTED', ExecutionType: 'STANDARD' };

describe('a map', () => {
  it('runs its states for each item, with the selected input, and returns the results in order', async () => {
    const definition = mapOf({
      ItemsPath: '$.batches',
      ItemSelector: { 'n.$': '$$.Map.Item.Value', 'index.$': '$$.Map.Item.Index', 'id.$': '$.id' },
      ResultPath: '$.posted',
    });
    const { run } = await machineOf(definition, { tasks: { work: (input) => input } });
    const posted = ['a', 'b', 'c'].map((n, index) => ({ n, index, id: 's' }));
    expect((await run({ id: 's', batches: ['a', 'b', 'c'] })).output).toEqual({
      id: 's',
      batches: ['a', 'b', 'c'],
      posted,
    });
    expect((await run({ id: 's', batches: [] })).output).toMatchObject({ posted: [] });
  });

  it('runs no more items at a time than its MaxConcurrency', async () => {
    let [now, most] = [0, 0];
    const work = async (input: Json) => {
      most = Math.max(most, ++now);
      await new Promise((soon) => setImmediate(soon));
      now--;
      return input;
    };
    const items = Array.from({ length: 20 }, (_, n) => n);
    const { run } = await machineOf(mapOf({ MaxConcurrency: 1 }), { tasks: { work } });
    expect((await run(items)).output).toEqual(items);
    expect(most).toBe(1);
  });

  it('reads its items from an object when it is distributed', async () => {
    const reader = {
      Resource: 'arn:aws:states:::s3:getObject',
      ReaderConfig: { InputType: 'JSON' },
      Parameters: { Bucket: 'statements', 'Key.$': '$.key' },
    };
    const { run } = await machineOf(mapOf({ ItemReader: reader, ResultPath: null }, {}, DISTRIBUTED), {
      tasks: { work: () => null },
      objects: { 'statements/s1/batches.json': [1, 2] },
    });
    const data = { key: 's1/batches.json' };
    expect(await run(data)).toMatchObject({ status: 'SUCCEEDED', output: data });
    expect(await run({ key: 'gone' })).toMatchObject({ error: 'States.ItemReaderFailed' });
  });

  it('fails with the first item that fails, and can be retried as a whole', async () => {
    const tasks: Tasks = { work: (input) => (input === 2 ? fails('Torn') : input) };
    expect(await (await machineOf(mapOf({}), { tasks })).run([1, 2])).toMatchObject({ error: 'Torn' });
    const distributed = await machineOf(mapOf({}, {}, DISTRIBUTED), { tasks });
    expect(await distributed.run([1, 2])).toMatchObject({ error: 'States.ExceedToleratedFailureThreshold' });

    let failures = 0;
    const calls: Json[] = [];
    const work = (input: Json) => {
      calls.push(input);
      return input === 2 && failures++ === 0 ? fails('Torn') : input;
    };
    const retried = mapOf({ MaxConcurrency: 1, Retry: [{ ErrorEquals: ['Torn'], MaxDelaySeconds: 1 }] });
    expect((await (await machineOf(retried, { tasks: { work } })).run([1, 2])).output).toEqual([1, 2]);
    expect(calls).toEqual([1, 2, 1, 2]);
  });
});

describe('an execution', () => {
  it('has a unique name: repeating it with the same input returns it while it runs, and is refused afterwards', async () => {
    const { work, open } = blockedTask();
    const { start, endOf, describe: describeOne } = await machineOf(task(), { tasks: { work } });
    const arn = await start({ a: 1 }, 'statement-1-read');
    expect(await start({ a: 1 }, 'statement-1-read')).toBe(arn);
    const exists = { name: 'ExecutionAlreadyExists', status: 400 };
    expect(await awsErrorFrom(start({ a: 2 }, 'statement-1-read'))).toMatchObject(exists);
    expect((await describeOne(arn)).status).toBe('RUNNING');
    open();
    expect((await endOf(arn)).status).toBe('SUCCEEDED');
    expect(await awsErrorFrom(start({ a: 1 }, 'statement-1-read'))).toMatchObject(exists);
    expect(await start({ a: 1 }, 'second')).not.toBe(arn);
  });

  it('reports its input, output and times', async () => {
    const { start, endOf, describe: describeOne } = await machineOf(singleState({ Type: 'Pass' }));
    const arn = await start({ a: 1 });
    await endOf(arn);
    expect(await describeOne(arn)).toMatchObject({
      executionArn: arn,
      stateMachineArn: MACHINE,
      status: 'SUCCEEDED',
      input: '{"a":1}',
      output: '{"a":1}',
      startDate: expect.any(Date),
      stopDate: expect.any(Date),
    });
  });

  it('that failed can be redriven: it continues with the failed state, and repeats nothing', async () => {
    let isWell = false;
    const calls: Json[] = [];
    const work = (input: Json) => {
      calls.push(input);
      return input === 2 && !isWell ? fails('Torn') : input;
    };
    const { start, endOf, redrive } = await machineOf(mapOf({ MaxConcurrency: 1 }), { tasks: { work } });
    const arn = await start([1, 2, 3]);
    expect((await endOf(arn)).status).toBe('FAILED');
    isWell = true;
    await redrive(arn);
    expect(await endOf(arn)).toMatchObject({ status: 'SUCCEEDED', output: [1, 2, 3] });
    expect(calls).toEqual([1, 2, 2, 3]);
    expect(await awsErrorFrom(redrive(arn))).toMatchObject({ name: 'ExecutionNotRedrivable' });
  });
});

describe('after a kill -9', () => {
  it('an execution continues with its current state, and with the items that were not done', async () => {
    const first: Json[] = [];
    const steps = {
      StartAt: 'Plan',
      States: {
        Plan: { Type: 'Task', Resource: 'plan', Next: 'Only' },
        Only: mapOf({ MaxConcurrency: 1 }).States.Only,
      },
    };
    const { work, began } = blockedTask();
    const dying = await machineOf(steps, {
      tasks: { plan: () => [1, 2, 3], work: (input) => (input === 1 ? first.push(input) : work(input)) },
    });
    const arn = await dying.start({}, 'one');
    await began;

    const again: Json[] = [];
    const tasks: Tasks = { plan: () => fails('Twice'), work: (input) => [input, again.push(input)][0] ?? null };
    const alive = await machineOf(steps, { directory: copyAsAfterCrash(dying.directory), tasks });
    alive.resume();
    expect(await alive.endOf(arn)).toMatchObject({ status: 'SUCCEEDED', output: [1, 2, 3] });
    expect([first, again]).toEqual([[1], [2, 3]]);
  });

  it('continues after the laptop was stopped too; an execution that ended stays ended', async () => {
    const { work, began } = blockedTask();
    const before = await machineOf(task(), { tasks: { work: (input) => (input === 1 ? 1 : work(input)) } });
    const done = await before.start(1);
    await before.endOf(done);
    const arn = await before.start(2);
    await began;
    await before.stop();
    const after = await machineOf(task(), { directory: before.directory, tasks: { work: () => 'again' } });
    expect((await after.describe(arn)).status).toBe('RUNNING');
    after.resume();
    expect((await after.endOf(arn)).output).toBe('again');
    expect((await after.endOf(done)).output).toBe(1);
  });
});

describe('refusals', () => {
  it('for an invalid machine, execution, input and name', async () => {
    const { start, describe: describeOne, client } = await machineOf(task());
    expect(await awsErrorFrom(describeOne(`${MACHINE.replace('stateMachine', 'execution')}:gone`))).toMatchObject({
      name: 'ExecutionDoesNotExist',
    });
    expect(await awsErrorFrom(start({}, 'a name'))).toMatchObject({ name: 'ValidationException' });
    expect(await awsErrorFrom(start('x'.repeat(262_144)))).toMatchObject({ name: 'InvalidExecutionInput' });
    expect(
      await awsErrorFrom(client.send(new PublishStateMachineVersionCommand({ stateMachineArn: MACHINE }))),
    ).toEqual({
      name: 'UnknownOperationException',
      status: 400,
      message: 'The local stand-in does not implement PublishStateMachineVersion',
    });
  });
});
