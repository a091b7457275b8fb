import { readDeployment } from '../aws/deployment.ts';
import { RETENTION_OUTPUT } from '../aws/retention.ts';
import { isFirstDeployment, refuseTrialOfKeptData } from './kept-data.ts';
import { removeStage } from './remove-stage.ts';

const trial = readDeployment({
  siteUrl: 'https://music.example.com',
  sandbox: true,
  stage: 'trial',
  region: 'eu-west-1',
});
const removed = { [RETENTION_OUTPUT]: 'removed' };
const kept = { [RETENTION_OUTPUT]: 'kept' };
const created = { [RETENTION_OUTPUT]: 'created' };
/** The outputs of a stack created before the retention output existed. */
const older = { RestoreRoleArn: 'arn:aws:iam::111122223333:role/restore' };
/** The outputs of a stack whose creation failed. */
const empty = {};

/** Runs the command against stacks with these outputs, which `cdk destroy` removes. */
async function teardown({
  outputs,
  answer = 'trial-Segno',
  isConfirmed = false,
  fails = false,
}: {
  outputs: Record<string, string> | undefined;
  answer?: string;
  isConfirmed?: boolean;
  fails?: boolean;
}) {
  const calls: string[][] = [];
  const questions: string[] = [];
  const lines: string[] = [];
  let stack = outputs;
  const done = removeStage(
    { settings: trial, isConfirmed },
    {
      outputsOf: async (name, region) => (name === 'trial-Segno-Data' && region === 'eu-west-1' ? stack : undefined),
      ask: async (question) => {
        questions.push(question);
        return answer;
      },
      cdk: (args) => {
        calls.push(args);
        if (!fails) stack = undefined;
      },
      print: (line) => lines.push(line),
    },
  );
  const error = await done.then(
    () => undefined,
    (refused: Error) => refused.message,
  );
  return { calls, questions, lines, error };
}

const DESTROY = ['destroy', '--all', '--force', '-c', 'sandbox=true', '-c', 'region=eu-west-1', '-c', 'stage=trial'];

describe('the teardown of a stage (design 8.19)', () => {
  it('removes every stack of a trial after its name was typed', async () => {
    const { calls, questions, lines, error } = await teardown({ outputs: removed });
    expect(error).toBeUndefined();
    expect(questions).toEqual([expect.stringContaining('all data of trial-Segno in eu-west-1')]);
    expect(calls).toEqual([DESTROY]);
    expect(lines).toEqual([expect.stringContaining('trial-Segno is removed')]);
  });

  it('asks nothing with --yes', async () => {
    const { calls, questions } = await teardown({ outputs: removed, isConfirmed: true });
    expect([calls, questions]).toEqual([[DESTROY], []]);
  });

  it('removes nothing when another name is typed', async () => {
    expect(await teardown({ outputs: removed, answer: 'y' })).toMatchObject({
      calls: [],
      error: 'Nothing was removed.',
    });
  });

  it.each([kept, created, older])(
    'refuses a stage that keeps its data, or that was created before the output existed: %j',
    async (outputs) => {
      const { calls, questions, error } = await teardown({ outputs, isConfirmed: true });
      expect([calls, questions]).toEqual([[], []]);
      expect(error).toContain('trial-Segno-Data keeps its data');
    },
  );

  it('removes what a failed creation left', async () => {
    expect(await teardown({ outputs: empty, isConfirmed: true })).toMatchObject({ calls: [DESTROY], error: undefined });
  });

  it('finishes an interrupted one', async () => {
    const { calls, lines } = await teardown({ outputs: undefined });
    expect(calls).toEqual([DESTROY]);
    expect(lines[0]).toContain('only what an earlier teardown left');
  });

  it('reports it if the data stack still exists', async () => {
    expect((await teardown({ outputs: removed, fails: true })).error).toContain('still exists');
  });
});

describe('a deployment never turns kept data into a trial (design 8.19)', () => {
  it.each([kept, created, older])('refused when the deployed stack says %j', (outputs) => {
    expect(() => refuseTrialOfKeptData(trial, outputs)).toThrow('trial-Segno-Data keeps its data');
  });

  it('allowed for a new stage, and for a trial', () => {
    for (const outputs of [undefined, empty, removed])
      expect(() => refuseTrialOfKeptData(trial, outputs)).not.toThrow();
  });

  it('a trial may become a deployment that keeps its data', () => {
    const real = readDeployment({ siteUrl: trial.siteUrl, mailFrom: 'mail@example.com', stage: 'trial' });
    expect(() => refuseTrialOfKeptData(real, removed)).not.toThrow();
  });
});

describe('a deployment creates the stage, and leaves data unprotected until it is complete (design 8.19)', () => {
  const real = readDeployment({ siteUrl: trial.siteUrl, mailFrom: 'mail@example.com' });

  it.each([
    ['nothing is deployed', undefined],
    ['an earlier creation of the data failed', empty],
    ['an earlier creation stopped after the data', created],
  ])('when %s', (_when, outputs) => expect(isFirstDeployment(real, outputs)).toBe(true));

  it.each([
    ['data is protected', kept],
    ['the deployment is from before the output existed', older],
  ])('not when %s', (_when, outputs) => expect(isFirstDeployment(real, outputs)).toBe(false));

  it('never for a trial, which is not protected at all', () => {
    expect(isFirstDeployment(trial, undefined)).toBe(false);
  });
});
