import { createHash } from 'node:crypto';
import { EDGE_REGION, nameInStage } from '../aws/deployment.ts';
import { type AssembledStack, readAssembly } from './assembly.ts';
import type { DeployArguments } from './deploy-arguments.ts';
import { deployedTemplate } from './deployed-template.ts';
import { impossibleIndexChanges } from './index-changes.ts';
import { dataStack, isFirstDeployment, refuseTrialOfKeptData } from './kept-data.ts';
import { protectStacks } from './protect-stacks.ts';
import { type Outputs, type Replaced, readersOf, replacedOutputs } from './replaced-outputs.ts';
import { type DescribedStack, describeStacks, outputsOf } from './stack-query.ts';

type Steps = {
  /** Writes the templates, with these settings in addition to the deployment's own, and returns their folder. */
  synthesize: (more: Record<string, string>) => string;
  /** Runs the CDK on the templates in a folder. */
  cdk: (folder: string, args: string[]) => void;
  print: (line: string) => void;
};

/** A hash that changes whenever any value that stacks read from each other changes. */
const versionOf = (outputs: Outputs): string =>
  createHash('sha256').update(JSON.stringify(outputs)).digest('hex').slice(0, 16);

const list = (replaced: readonly Replaced[]) => replaced.map(({ stack, output }) => `${stack}.${output}`).join(', ');

/**
 * Deploys every stack, then again those that read a value that this deployment replaced. A deployment that creates the
 * stage protects its data in a second pass. Stacks that are protected from deletion stay so, and the others become
 * protected once they exist, even if the deployment fails.
 * @throws Error before anything changes if an index of a table cannot be changed in this way, or a trial would remove
 * data that is kept
 */
export async function deployAssembly(
  { settings, diff, isForced, cdkArguments }: DeployArguments,
  { synthesize, cdk, print }: Steps,
): Promise<void> {
  const prefix = nameInStage(settings, 'Segno-');
  const described = async () => {
    const regions = [...new Set([settings.region, EDGE_REGION])];
    const found = regions.map(async (region) =>
      (await describeStacks(prefix, region)).map((stack) => ({ name: stack.StackName, region, ...stack })),
    );
    return (await Promise.all(found)).flat();
  };
  const outputs = async (): Promise<Outputs> =>
    Object.fromEntries((await described()).map((stack) => [stack.name, outputsOf(stack)]));
  const protect = async (): Promise<void> => {
    if (!settings.sandbox) await protectStacks((await described()).filter(isComplete));
  };

  const existing = await described();
  const before: Outputs = Object.fromEntries(existing.map((stack) => [stack.name, outputsOf(stack)]));
  const protectedNow = existing.filter(({ EnableTerminationProtection: is }) => is === 'true').map(({ name }) => name);
  const kept = { ...(protectedNow.length > 0 && { protectedStacks: protectedNow.join(',') }) };
  const deployedReferences = before[nameInStage(settings, 'Segno-Api')]?.ReferencesVersion;
  const references = isForced ? versionOf(before) : deployedReferences;
  const more = { ...kept, ...(references && { referencesVersion: references }) };
  const data = before[dataStack(settings)];
  refuseTrialOfKeptData(settings, data);
  const isFirst = !diff && isFirstDeployment(settings, data);
  const folder = synthesize({ ...more, ...(isFirst && { firstDeployment: 'true' }) });
  const stacks = readAssembly(folder);
  await refuseIndexChanges(stacks);
  if (diff) return cdk(folder, cdkArguments);

  const afterFailure = async (): Promise<void> => {
    const replaced = replacedOutputs(before, await outputs());
    if (replaced.length > 0)
      print(`${list(replaced)} changed before this failed. Deploy again with --force, so that their readers notice.`);
    await protect();
  };
  try {
    cdk(folder, cdkArguments);
    // Nothing can be rolled back anymore, so protect the data now (design 8.19).
    if (isFirst) cdk(synthesize(more), cdkArguments);
  } catch (error) {
    // The original error must not be lost if the account can no longer be read.
    await afterFailure().catch((again: unknown) => print(`The stacks could not be looked at: ${again}`));
    throw error;
  }

  const after = await outputs();
  const replaced = replacedOutputs(before, after);
  const readers = readersOf(stacks, replaced);
  if (readers.length === 0) {
    print('No value that another stack reads was replaced, so no stack has to be deployed again.');
  } else {
    print(`${list(replaced)} changed: deploying ${readers.join(', ')} again, which read it.`);
    const again = synthesize({ ...kept, referencesVersion: versionOf(after) });
    cdk(again, ['deploy', ...readers, '--exclusively', '--force', '--require-approval', 'never']);
  }
  await protect();
}

/** Whether a stack exists in full, even after a failed update was rolled back. */
const isComplete = ({ StackStatus }: DescribedStack): boolean =>
  /^(CREATE|UPDATE|UPDATE_ROLLBACK|IMPORT)_COMPLETE$/.test(StackStatus);

async function refuseIndexChanges(stacks: readonly AssembledStack[]): Promise<void> {
  const withTables = stacks.filter(({ template }) => JSON.stringify(template).includes('"AWS::DynamoDB::'));
  const refused = await Promise.all(
    withTables.map(async (stack) => {
      const deployed = await deployedTemplate(stack);
      return deployed ? impossibleIndexChanges(deployed, stack.template) : [];
    }),
  );
  if (refused.flat().length > 0) throw new Error(refused.flat().join('\n'));
}
