import { Aws, Duration, Fn } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { type Deployment, nameInStage } from '../deployment.ts';
import { retentionFor } from '../retention.ts';
import { BackupReports } from './backup-reports.ts';
import { BackupRole } from './backup-role.ts';

type Props = {
  deployment: Deployment;
  tables: ITableV2[];
  /** Must be versioned: AWS Backup accepts no other buckets. */
  buckets: IBucket[];
};

const KEPT = Duration.days(35);
/** By default AWS Backup may wait up to eight hours, which would delay the alarm for a missing backup by as long. */
const START_WITHIN = Duration.hours(1);

/**
 * The last part of the stack's unique id, so that a vault's name cannot clash with one left behind by an earlier stack.
 */
const stackIdSuffix = Fn.select(4, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))));

/**
 * A nightly backup of statements and exports, and a weekly one of the tables, which can also be restored to any second.
 * Unlike point-in-time recovery, a backup can be copied to a different account (docs/restore.md). Masters and artwork
 * are replicated instead (design 5.9).
 */
export class Backups extends Construct {
  readonly reports: BackupReports;

  constructor(scope: Construct, id: string, { deployment, tables, buckets }: Props) {
    super(scope, id);
    const vault = new BackupVault(this, 'Vault', {
      backupVaultName: `${nameInStage(deployment, 'segno-backups')}-${stackIdSuffix}`,
      removalPolicy: retentionFor(deployment).removalPolicy,
    });
    this.reports = new BackupReports(this, 'Reports', { vault });
    const { backupCopyVaultArn: copyTo } = deployment;
    const copies = copyTo ? BackupVault.fromBackupVaultArn(this, 'Copies', copyTo) : undefined;
    const role = new BackupRole(this, 'Role', { job: 'backup' });
    for (const { name, schedule, arns } of [
      {
        name: 'nightly',
        schedule: Schedule.cron({ hour: '3', minute: '0' }),
        arns: buckets.map(({ bucketArn }) => bucketArn),
      },
      {
        name: 'weekly',
        schedule: Schedule.cron({ weekDay: 'SUN', hour: '4', minute: '0' }),
        arns: tables.map(({ tableArn }) => tableArn),
      },
    ]) {
      const plan = new BackupPlan(this, name, { backupVault: vault });
      plan.addRule(
        new BackupPlanRule({
          ruleName: name,
          scheduleExpression: schedule,
          startWindow: START_WITHIN,
          deleteAfter: KEPT,
          ...(copies && { copyActions: [{ destinationBackupVault: copies, deleteAfter: KEPT }] }),
        }),
      );
      plan.addSelection('All', {
        role,
        disableDefaultBackupPolicy: true,
        resources: arns.map((arn) => BackupResource.fromArn(arn)),
      });
    }
  }
}
