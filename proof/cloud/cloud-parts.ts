import { nameInStage } from '../../infra/aws/deployment.ts';
import type { DeployedOutputs } from './deployed-outputs.ts';
import { proveAlarms } from './prove-alarms.ts';
import { proveEvidence } from './prove-evidence.ts';
import { proveRedrive } from './prove-redrive.ts';
import { proveArtwork, proveAttributes, proveUploads } from './prove-site.ts';
import { proveTables } from './prove-tables.ts';
import type { Part } from './run-checks.ts';

type Cloud = { region: string; variables: Record<string, string | undefined>; deployed: DeployedOutputs };

const proofRole = { PROOF_ROLE_ARN: 'the ARN of a role that you may assume, and that may use DynamoDB' };
const restoreRole = { RESTORE_ROLE_ARN: 'the ARN of the role that restores the files of statements' };

/** Reads the account's id from the ARN of one of its roles. */
const accountIn = (arn: string): string => arn.split(':')[4] ?? '';

/** Everything that the template assumes about AWS, in independent parts. */
export function cloudParts({ region, variables, deployed }: Cloud): Part[] {
  const { PROOF_ROLE_ARN: role = '', RESTORE_ROLE_ARN: restorer = '', STAGE: stage } = variables;
  return [
    { name: 'who writes', needs: proofRole, run: () => proveTables(role, region) },
    { name: 'covers', run: () => proveArtwork(deployed, region) },
    { name: 'sign-up', run: () => proveAttributes(deployed, region) },
    { name: 'uploads', run: () => proveUploads(deployed, region) },
    { name: 'redrive', needs: proofRole, run: () => proveRedrive(accountIn(role), region) },
    { name: 'evidence', needs: restoreRole, run: () => proveEvidence(restorer, deployed.StatementsBucket, region) },
    { name: 'alarms', run: () => proveAlarms(region, nameInStage({ stage }, 'Segno-')) },
  ];
}
