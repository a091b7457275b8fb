import { readDeployment } from '../aws/deployment.ts';
import { confirmDeployment } from './confirm-deployment.ts';
import type { Finding } from './preflight/finding.ts';

const settings = readDeployment({ siteUrl: 'https://music.example.com', sandbox: true, stage: 'trial' });
const fixed = { alarmMetrics: 40, webAcls: 2, webAclRules: 5, keys: 3, secrets: 2, queueRequests: 0 };
const caller = { account: '123456789012', arn: 'arn:aws:iam::123456789012:user/mara' };
const warned: Finding = { name: 'cloudfront', kind: 'warning', text: 'It may be refused.' };
const refused: Finding[] = [
  { name: 'bootstrap', kind: 'refusal', text: 'Bootstrap it.' },
  { name: 'certificate', kind: 'refusal', text: 'Validate it.' },
];

async function confirmed(findings: Finding[], answer?: string, isConfirmed = false) {
  const lines: string[] = [];
  const questions: string[] = [];
  const error = await confirmDeployment({ settings, isConfirmed }, { caller, findings }, fixed, {
    print: (line) => lines.push(line),
    ask:
      answer === undefined
        ? undefined
        : async (question) => {
            questions.push(question);
            return answer;
          },
  }).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { lines, questions, error };
}

describe('a deployment begins (design 8.13)', () => {
  it('when a person has seen where it goes, the warnings and the cost, and says yes', async () => {
    const { lines, questions, error } = await confirmed([warned], 'y');
    expect(error).toBeUndefined();
    expect(questions).toEqual(['Deploy? (y/n) ']);
    expect(lines).toEqual([
      'https://music.example.com (stage trial) goes to account 123456789012, us-east-1, as arn:aws:iam::123456789012:user/mara.',
      'warning cloudfront: It may be refused.',
      expect.stringMatching(
        /^A month costs about \$22 without artists and \$\d+ with 1,000, at list prices \(docs\/deploy.md, "What it costs"\)\.$/,
      ),
    ]);
  });

  it('without a question with --yes, also despite a warning', async () => {
    expect(await confirmed([warned], 'n', true)).toMatchObject({ questions: [], error: undefined });
  });

  it('not when the person says no, or nobody can be asked', async () => {
    expect((await confirmed([], 'n')).error).toBe('Nothing was deployed.');
    expect((await confirmed([])).error).toBe('Nobody can be asked here: add --yes to deploy.');
  });

  it('not after a refusal, and all refusals are listed, also with --yes', async () => {
    for (const isConfirmed of [true, false]) {
      const { error, questions } = await confirmed([warned, ...refused], 'y', isConfirmed);
      expect(error).toBe(
        'refused bootstrap: Bootstrap it.\nrefused certificate: Validate it.\nNothing was created or changed.',
      );
      expect(questions).toEqual([]);
    }
  });
});
