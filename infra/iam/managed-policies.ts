import type { Statement } from './policy-statement.ts';

/** AWS's own policies, as far as the laptop has what they are about (AWS Managed Policy Reference). */
const policies: Record<string, Statement[]> = {
  AWSBackupServiceRolePolicyForS3Restore: [
    {
      Effect: 'Allow',
      Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
      Resource: 'arn:aws:s3:::*/*',
    },
  ],
};

/** The statements of an AWS managed policy, by its ARN; none for a policy that the laptop does not know. */
export const managedPolicy = (arn: string): Statement[] => policies[arn.slice(arn.lastIndexOf('/') + 1)] ?? [];
