import { execFileSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { readDeployArguments } from './deploy-arguments.ts';
import { removeStage } from './remove-stage.ts';
import { stackOutputs } from './stack-outputs.ts';

/** A deployment requires a URL and a sender; the removal does not use them. */
const UNUSED = ['-c', 'siteUrl=https://segno.example', '-c', 'sandbox=true'];

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

// `npm run teardown -- -c stage=trial`; see docs/teardown.md.
try {
  const args = process.argv.slice(2);
  await removeStage(
    { settings: readDeployArguments([...args, ...UNUSED]).settings, isConfirmed: args.includes('--yes') },
    {
      outputsOf: stackOutputs,
      ask,
      cdk: (words) =>
        void execFileSync(process.execPath, ['node_modules/aws-cdk/bin/cdk', ...words], { stdio: 'inherit' }),
      print: console.log,
    },
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
