import { EDGE_REGION, nameInStage } from '../../aws/deployment.ts';
import { describeStacks } from '../stack-query.ts';
import { type Check, refusal } from './finding.ts';

/**
 * An earlier deployment may still be running, or may have left a stack that CloudFormation can neither update nor
 * create.
 */
export const checkStacks: Check = async ({ settings }) => {
  const regions = [...new Set([settings.region, EDGE_REGION])];
  const stacks = (
    await Promise.all(regions.map((region) => describeStacks(nameInStage(settings, 'Segno-'), region)))
  ).flat();
  return stacks.flatMap(({ StackName, StackStatus, EnableTerminationProtection }) => {
    if (StackStatus.endsWith('_IN_PROGRESS') && StackStatus !== 'REVIEW_IN_PROGRESS')
      return [
        refusal('stacks', `${StackName} is being changed (${StackStatus}): wait until that deployment has ended.`),
      ];
    if (StackStatus === 'UPDATE_ROLLBACK_FAILED')
      return [
        refusal(
          'stacks',
          `${StackName} could not be rolled back: run npx cdk rollback ${StackName} before you deploy again.`,
        ),
      ];
    if (
      /^(ROLLBACK_COMPLETE|ROLLBACK_FAILED|DELETE_FAILED)$/.test(StackStatus) &&
      EnableTerminationProtection === 'true'
    )
      return [
        refusal(
          'stacks',
          `${StackName} was never created (${StackStatus}) and is protected from deletion: run aws cloudformation update-termination-protection --no-enable-termination-protection --stack-name ${StackName}`,
        ),
      ];
    return [];
  });
};
