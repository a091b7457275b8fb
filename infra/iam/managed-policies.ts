import type { Statement } from './policy-statement.ts';

/** AWS's own policies, reduced to what exists locally (AWS Managed Policy Reference). */
const policies: Record<string, Statement[]> = {
  AWSBackupServiceRolePolicyForS3Restore: [
    {
      Effect: 'Allow',
      Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
      Resource: 'arn:aws:s3:::*/*',
    },
  ],
};

/** The statements of an AWS managed policy, by its ARN; empty for a policy that is not listed here. */
export const managedPolicy = (arn: string): Statement[] => policies[arn.slice(arn.lastIndexOf('/') + 1)] ?? [];
