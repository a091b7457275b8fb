import { AwsError } from '../../../aws-json.ts';
import type { Secret, SecretVersion } from '../secret.ts';
import { inSeconds } from '../secret.ts';
import type { SecretsOperation } from '../secrets-call.ts';
import { optionalText, secretOf } from '../secrets-call.ts';

type Staged = { version: SecretVersion; stage: string };

/** By VersionStage (AWSCURRENT when nothing is said) or by VersionId. Throws ResourceNotFoundException. */
export const getSecretValue: SecretsOperation = (call) => {
  const { name, arn, secret } = secretOf(call);
  const { version, stage } = find(secret, optionalText(call, 'VersionStage'), optionalText(call, 'VersionId'));
  return {
    ARN: arn,
    Name: name,
    VersionId: version.id,
    SecretString: version.value,
    VersionStages: [stage],
    CreatedDate: inSeconds(version.createdAt),
  };
};

function find(secret: Secret, stage: string | undefined, id: string | undefined): Staged {
  const staged: Staged[] = [{ version: secret.current, stage: 'AWSCURRENT' }];
  if (secret.previous) staged.push({ version: secret.previous, stage: 'AWSPREVIOUS' });
  const byId = staged.find(({ version }) => version.id === id);
  if (id !== undefined && !byId) throw notFound(`VersionId: ${id}`);
  if (byId && stage !== undefined && byId.stage !== stage)
    throw new AwsError(
      'InvalidRequestException',
      'You provided a VersionStage that is not associated to the provided VersionId.',
    );
  const wanted = stage ?? 'AWSCURRENT';
  const found = byId ?? staged.find((candidate) => candidate.stage === wanted);
  if (!found) throw notFound(`staging label: ${wanted}`);
  return found;
}

const notFound = (what: string) =>
  new AwsError('ResourceNotFoundException', `Secrets Manager can't find the specified secret value for ${what}`);
