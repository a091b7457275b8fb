import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

type Props = {
  tables: ITableV2[];
  /** Versioned buckets: AWS Backup accepts no others. */
  buckets: IBucket[];
  /** A vault that is ideally outside this account, so that backups survive the loss of the account. */
  copyToVaultArn: string | undefined;
};

const KEPT = Duration.days(35);

/**
 * A nightly backup of money, releases and masters. Unlike point-in-time recovery, a backup can be copied to another
 * account (docs/restore.md).
 */
export class Backups extends Construct {
  constructor(scope: Construct, id: string, { tables, buckets, copyToVaultArn }: Props) {
    super(scope, id);
    const vault = new BackupVault(this, 'Vault', { removalPolicy: RemovalPolicy.RETAIN });
    const plan = new BackupPlan(this, 'Plan', { backupVault: vault });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'nightly',
        scheduleExpression: Schedule.cron({ hour: '3', minute: '0' }),
        deleteAfter: KEPT,
        ...(copyToVaultArn && {
          copyActions: [
            {
              destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'Copies', copyToVaultArn),
              deleteAfter: KEPT,
            },
          ],
        }),
      }),
    );
    plan.addSelection('All', {
      role: new Role(this, 'Role', {
        assumedBy: new ServicePrincipal('backup.amazonaws.com'),
        managedPolicies: [
          'service-role/AWSBackupServiceRolePolicyForBackup',
          'AWSBackupServiceRolePolicyForS3Backup',
        ].map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
      }),
      disableDefaultBackupPolicy: true,
      resources: [...tables.map(({ tableArn }) => tableArn), ...buckets.map(({ bucketArn }) => bucketArn)].map((arn) =>
        BackupResource.fromArn(arn),
      ),
    });
  }
}
