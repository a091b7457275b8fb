import type { IBackupVault } from 'aws-cdk-lib/aws-backup';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { DeadLetterQueue } from './dead-letter-queue.ts';

/** The final states of a job that made no backup or copy (AWS Backup guide, "Monitoring AWS Backup events"). */
const FAILED_STATES = ['FAILED', 'ABORTED', 'EXPIRED'];

/** Keeps AWS Backup's reports about the jobs of one vault for 14 days. Alarms count these messages. */
export class BackupReports extends Construct {
  /** Failed backups, and failed copies to another vault. */
  readonly failed: DeadLetterQueue;
  /** Completed backups of buckets; every night has some. */
  readonly completed: DeadLetterQueue;

  constructor(scope: Construct, id: string, { vault }: { vault: IBackupVault }) {
    super(scope, id);
    const source = ['aws.backup'];
    const ofVault = [vault.backupVaultArn];
    this.failed = new DeadLetterQueue(this, 'Failed');
    new Rule(this, 'BackupFailed', {
      eventPattern: {
        source,
        detailType: ['Backup Job State Change'],
        detail: { state: FAILED_STATES, backupVaultArn: ofVault },
      },
      targets: [new SqsQueue(this.failed)],
    });
    new Rule(this, 'CopyFailed', {
      eventPattern: {
        source,
        detailType: ['Copy Job State Change'],
        detail: { state: FAILED_STATES, sourceBackupVaultArn: ofVault },
      },
      targets: [new SqsQueue(this.failed)],
    });
    this.completed = new DeadLetterQueue(this, 'Completed');
    new Rule(this, 'BackupCompleted', {
      eventPattern: {
        source,
        detailType: ['Backup Job State Change'],
        detail: { state: ['COMPLETED'], backupVaultArn: ofVault, resourceType: ['S3'] },
      },
      targets: [new SqsQueue(this.completed)],
    });
  }
}
