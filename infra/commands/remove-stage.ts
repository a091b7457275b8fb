import type { Deployment } from '../aws/deployment.ts';
import { type DataOutputs, dataStack, keepsData } from './kept-data.ts';

type Needs = {
  /** The outputs of a deployed stack; undefined if it does not exist. */
  outputsOf: (stack: string, region: string) => Promise<DataOutputs>;
  /** Asks the operator, and returns the answer. */
  ask: (question: string) => Promise<string>;
  /** Runs the CDK's command line. */
  cdk: (args: string[]) => void;
  print: (line: string) => void;
};

/**
 * Removes a trial with all its data: every stack, the files in its buckets, its accounts and its tables.
 * @throws Error if the stage keeps its data, or the operator does not confirm
 */
export async function removeStage(
  { settings, isConfirmed }: { settings: Pick<Deployment, 'stage' | 'region'>; isConfirmed: boolean },
  { outputsOf, ask, cdk, print }: Needs,
): Promise<void> {
  const { stage, region } = settings;
  const stack = dataStack(settings);
  const outputs = await outputsOf(stack, region);
  if (keepsData(outputs))
    throw new Error(
      `${stack} keeps its data. Only a stage that was deployed with sandbox=true is removed by a command; docs/teardown.md says how to remove this one.`,
    );
  if (!outputs) print(`${stack} does not exist in ${region}: only what an earlier teardown left is removed.`);
  const name = stack.replace(/-Data$/, '');
  if (!isConfirmed) {
    const answer = await ask(`This removes all data of ${name} in ${region} for good. To confirm, type ${name}: `);
    if (answer.trim() !== name) throw new Error('Nothing was removed.');
  }
  cdk([
    'destroy',
    '--all',
    '--force',
    '-c',
    'sandbox=true',
    '-c',
    `region=${region}`,
    ...(stage ? ['-c', `stage=${stage}`] : []),
  ]);
  if (await outputsOf(stack, region))
    throw new Error(`${stack} still exists: its events in CloudFormation say why. Run the command again.`);
  print(`${name} is removed. docs/teardown.md says what AWS itself still keeps for some days.`);
}
