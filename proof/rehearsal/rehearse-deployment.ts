import { ready, startAccount } from '../../infra/commands/preflight/test/account-stand-in.ts';
import { imperfectAccounts } from '../../infra/commands/preflight/test/imperfect-accounts.ts';
import { CERTIFICATE, preflightIn, settingsWith } from '../../infra/commands/preflight/test/preflight-in.ts';
import { costTable } from '../../infra/costs/cost-table.ts';
import { fixedUnits } from '../../infra/costs/fixed-units.ts';
import { synthesize } from '../../infra/synthesis/synthesize.ts';
import { runCommand } from './run-command.ts';
import type { RunStep } from './steps.ts';

/** Everything that `docs/deploy.md` says is looked at before a deployment. */
const CHECKED = [
  ...['identity', 'region', 'bootstrap', 'stacks', 'email-identity', 'email-sandbox', 'concurrency', 'cloudfront'],
  ...['certificate', 'model'],
];
const SETTINGS = [
  ...['-c', 'siteUrl=https://music.example.com', '-c', 'mailFrom=mail@example.com'],
  ...['-c', 'region=eu-central-1', '-c', `certificateArn=${CERTIFICATE}`],
];

async function printPlan(): Promise<string[]> {
  const stacks = await synthesize(settingsWith());
  for (const { stackName, template } of stacks)
    console.log(`  ${stackName.padEnd(20)} ${Object.keys(template.Resources).length} resources`);
  console.log(costTable(fixedUnits(stacks)));
  return stacks.length > 9 ? [] : [`only ${stacks.length} stacks`];
}

async function refuseByName(): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, differs, more, expected] of imperfectAccounts) {
    const { findings } = await preflightIn(differs, more);
    const found = findings.map(({ kind, name, text }) => `${kind} ${name}: ${text}`);
    console.log(`  ${what}\n    ${found.join('\n    ')}`);
    if (found.join() !== expected) faults.push(`${what}: expected ${expected}`);
  }
  const names = imperfectAccounts.map(([, , , finding]) => / ([\w-]+):/.exec(finding)?.[1]);
  return [...faults, ...CHECKED.filter((name) => !names.includes(name)).map((name) => `${name} was never found`)];
}

/** Runs `npm run deploy` in an account that can take it, and in one in which everything is wrong. */
async function deployIn(account: Parameters<typeof startAccount>[0], expected: string[]): Promise<string[]> {
  const { changes, stop } = await startAccount(account);
  try {
    const { code, output } = await runCommand('deploy', SETTINGS);
    return [
      ...expected.filter((text) => !output.includes(text)).map((text) => `it did not say "${text}"`),
      ...changes.map((change) => `it changed ${change}`),
      ...(code === 1 ? [] : [`it ended with ${code}`]),
    ];
  } finally {
    await stop();
  }
}

/** Everything before the first resource is created. AWS itself is not rehearsed. */
export async function rehearseDeployment(step: RunStep): Promise<void> {
  await step('Plan of a deployment: its stacks, and what a month costs', printPlan);
  await step('A deployment in a ready account stops before the question, because nobody can be asked', () =>
    deployIn(ready, ['goes to account 123456789012, eu-central-1', 'A month costs about $', 'add --yes to deploy']),
  );
  await step('A deployment in an account that is not prepared is refused, with every reason', () =>
    deployIn({ ...ready, bootstrap: {}, domain: 'absent', concurrency: 10, certificate: undefined, distributions: 0 }, [
      ...['bootstrap', 'email-identity', 'concurrency', 'certificate'].map((name) => `refused ${name}:`),
      'warning cloudfront:',
      'Nothing was created or changed.',
    ]),
  );
  await step('Each refusal and warning by its name', refuseByName);
}
