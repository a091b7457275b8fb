import { inSeconds } from '../secret.ts';
import type { SecretsOperation } from '../secrets-call.ts';
import { secretOf } from '../secrets-call.ts';

/** All about a secret but its value. */
export const describeSecret: SecretsOperation = (call) => {
  const { name, arn, secret } = secretOf(call);
  const { current, previous } = secret;
  return {
    ARN: arn,
    Name: name,
    CreatedDate: inSeconds((previous ?? current).createdAt),
    LastChangedDate: inSeconds(current.createdAt),
    VersionIdsToStages: {
      [current.id]: ['AWSCURRENT'],
      ...(previous && { [previous.id]: ['AWSPREVIOUS'] }),
    },
  };
};
