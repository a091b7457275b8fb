import { createInterface } from 'node:readline/promises';
import { fixedUnits } from '../costs/fixed-units.ts';
import { synthesize } from '../synthesis/synthesize.ts';
import { confirmDeployment } from './confirm-deployment.ts';
import { readDeployArguments } from './deploy-arguments.ts';
import { preflight } from './preflight/preflight.ts';
import { runDeployment } from './run-deployment.ts';

async function askHere(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

// `npm run deploy -- -c siteUrl=https://…`; see docs/deploy.md.
try {
  const deployment = readDeployArguments(process.argv.slice(2));
  if (!deployment.diff) {
    const [account, stacks] = await Promise.all([preflight(deployment.settings), synthesize(deployment.settings)]);
    await confirmDeployment(deployment, account, fixedUnits(stacks), {
      print: console.log,
      ask: process.stdin.isTTY ? askHere : undefined,
    });
  }
  await runDeployment(deployment);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
