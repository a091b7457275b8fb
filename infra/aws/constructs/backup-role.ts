import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/** AWS Backup's own policies for each kind of job. */
const policies = {
  backup: ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup'],
  restore: ['service-role/AWSBackupServiceRolePolicyForRestores', 'AWSBackupServiceRolePolicyForS3Restore'],
};

/** A role that AWS Backup assumes to make backups, or to restore them. */
export class BackupRole extends Role {
  constructor(scope: Construct, id: string, { job }: { job: keyof typeof policies }) {
    super(scope, id, {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: policies[job].map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
  }
}
