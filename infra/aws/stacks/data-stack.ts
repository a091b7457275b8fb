import { CfnOutput, Duration, SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { HttpMethods, StorageClass } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { NO_PREVIOUS_SECRET } from '../../../services/platform/config.ts';
import { auditIndexNames, indexNames, orderIndexNames } from '../../../services/platform/keys.ts';
import { ARCHIVE_DAYS } from '../../../shared/data-export/archive-limits.ts';
import { Alarms } from '../constructs/alarms.ts';
import { alarmBackups } from '../constructs/backup-alarms.ts';
import { BackupRole } from '../constructs/backup-role.ts';
import { Backups } from '../constructs/backups.ts';
import { EvidenceBucket } from '../constructs/evidence-bucket.ts';
import { FileCopies } from '../constructs/file-copies.ts';
import { LogBucket } from '../constructs/log-bucket.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { alarmTables } from '../constructs/table-alarms.ts';
import type { Deployment } from '../deployment.ts';
import { RETENTION_OUTPUT, retentionFor, retentionName } from '../retention.ts';
import { rowAttributes } from '../row-attributes.ts';
import type { AlarmsStack } from './alarms-stack.ts';

const keySchema = {
  partitionKey: { name: 'PK', type: AttributeType.STRING },
  sortKey: { name: 'SK', type: AttributeType.STRING },
};

const indexesOf = (names: readonly string[]) =>
  names.map((indexName) => ({
    indexName,
    partitionKey: { name: `${indexName}PK`, type: AttributeType.STRING },
    sortKey: { name: `${indexName}SK`, type: AttributeType.STRING },
    ...(orderIndexNames.some((name) => name === indexName) && {
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: rowAttributes,
    }),
  }));

/** Settings shared by all tables, including point-in-time recovery for the last 35 days. */
const everyTable = {
  ...keySchema,
  billing: Billing.onDemand(),
  encryption: TableEncryptionV2.awsManagedKey(),
  pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
};

type Props = StackProps & { deployment: Deployment; alarms: AlarmsStack };

/** Everything that must outlive the other stacks: tables, files, secrets. */
export class DataStack extends Stack {
  readonly table: TableV2;
  /**
   * The ledger of all money. Functions that post may create items, and the reconciliation may read them. Nothing else
   * is allowed.
   */
  readonly ledger: TableV2;
  /** Each artist's balance. Functions that post may update it in the same transaction as the ledger. */
  readonly wallets: TableV2;
  /**
   * The audit log of the office's actions. Functions that serve the office may create items. Nothing else is allowed.
   */
  readonly audit: TableV2;
  readonly masters: PrivateBucket;
  readonly artwork: PrivateBucket;
  readonly exports: PrivateBucket;
  /** Artists' data exports, each kept for a week. */
  readonly archives: PrivateBucket;
  /**
   * The stores' statements as they were uploaded, and the files that the stages of an import create: the evidence for
   * all royalties.
   */
  readonly statements: EvidenceBucket;
  readonly logs: LogBucket;
  /** Undefined in a trial, which has no file copies either. */
  readonly backups: Backups | undefined;
  readonly copies: FileCopies | undefined;
  readonly originSecret: Secret;
  readonly stripeSecret: Secret;
  readonly unsubscribeSecret: Secret;
  /** Encrypts artists' payout details. They are unreadable without this key, so it outlives the stack. */
  readonly payoutMethodsKey: Key;
  private readonly originSecretVersion: string | undefined;

  constructor(scope: Construct, id: string, { deployment, alarms, ...props }: Props) {
    super(scope, id, props);
    this.originSecretVersion = deployment.originSecretVersion;
    const retention = retentionFor(deployment);
    const { removalPolicy } = retention;

    this.table = new TableV2(this, 'Table', {
      ...everyTable,
      ...retention,
      globalSecondaryIndexes: indexesOf(indexNames),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: 'ttl',
    });
    this.ledger = new TableV2(this, 'Ledger', { ...everyTable, ...retention });
    this.wallets = new TableV2(this, 'Wallets', { ...everyTable, ...retention });
    this.audit = new TableV2(this, 'Audit', {
      ...everyTable,
      ...retention,
      globalSecondaryIndexes: indexesOf(auditIndexNames),
    });

    this.logs = new LogBucket(this, 'Logs', { retention });
    const { logs } = this;
    this.copies = deployment.sandbox ? undefined : new FileCopies(this, 'FileCopies', { deployment, logs });
    this.masters = new PrivateBucket(this, 'Masters', {
      logs,
      retention,
      versioned: true,
      // The site measures recordings that the server does not decode (product 37.4). Reading still takes a signed URL.
      cors: [{ allowedOrigins: [deployment.siteUrl], allowedMethods: [HttpMethods.GET], maxAge: 3600 }],
      lifecycleRules: [
        {
          // An operator can restore a deleted release's masters for a month; after that they are gone for good.
          noncurrentVersionExpiration: Duration.days(30),
          expiredObjectDeleteMarker: true,
          // A master is played for some weeks and then kept forever. This class moves it to cheaper storage, and back
          // without a fee.
          transitions: [{ storageClass: StorageClass.INTELLIGENT_TIERING, transitionAfter: Duration.days(0) }],
        },
      ],
      ...(this.copies && { replicationRules: this.copies.rulesFor('masters') }),
    });
    this.exports = new PrivateBucket(this, 'Exports', {
      logs,
      retention,
      versioned: true,
      // Files are never replaced, only deleted with an erased account; after a month they are gone for good.
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true }],
    });
    this.archives = new PrivateBucket(this, 'Archives', {
      logs,
      retention,
      // Kept a day longer than the download URL is valid, so that a download that has begun can finish.
      lifecycleRules: [{ expiration: Duration.days(ARCHIVE_DAYS + 1) }],
    });
    const restoreRole = deployment.sandbox ? undefined : new BackupRole(this, 'RestoreRole', { job: 'restore' });
    this.statements = new EvidenceBucket(this, 'Statements', {
      logs,
      retention,
      siteUrl: deployment.siteUrl,
      restoreRole,
    });
    this.artwork = new PrivateBucket(this, 'Artwork', {
      logs,
      retention,
      // Only a versioned bucket can be replicated.
      versioned: true,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true }],
      ...(this.copies && { replicationRules: this.copies.rulesFor('artwork') }),
    });
    // Allows all CloudFront distributions in this account: the site's is in a different stack, and neither stack should
    // depend on the other. The documentation says that an origin access control sends aws:SourceArn, and no other key
    // (CloudFront Developer Guide, "Restrict access to an S3 origin").
    this.artwork.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [this.artwork.arnForObjects('art/*')],
        conditions: {
          ArnLike: { 'AWS:SourceArn': `arn:${this.partition}:cloudfront::${this.account}:distribution/*` },
        },
      }),
    );

    this.originSecret = new Secret(this, 'OriginSecret', {
      description:
        'Value of the header that proves a request came through the site; previous is valid while it is rotated',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ previous: NO_PREVIOUS_SECRET }),
        generateStringKey: 'current',
        excludePunctuation: true,
        passwordLength: 40,
      },
      removalPolicy,
    });
    this.stripeSecret = new Secret(this, 'StripeSecret', {
      description:
        'JSON { "secretKey": "sk_…", "webhookSecret": "whsec_…" }; set by the operator after the first deployment',
      removalPolicy,
      // Used only when the secret is created. Do not change this property: a change would overwrite the operator's
      // value. (Something must be generated; it is stored as `unused`.)
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ secretKey: '', webhookSecret: '' }),
        generateStringKey: 'unused',
      },
    });
    this.unsubscribeSecret = new Secret(this, 'UnsubscribeSecret', {
      description: 'Signs the links by which artists stop optional emails; changing it invalidates all earlier links',
      removalPolicy,
      generateSecretString: { excludePunctuation: true, passwordLength: 64 },
    });
    this.payoutMethodsKey = new Key(this, 'PayoutMethodsKey', {
      description: 'Encrypts the data keys of artists’ payout methods',
      enableKeyRotation: true,
      removalPolicy,
      // The minimum that AWS allows.
      ...(deployment.sandbox && { pendingWindow: Duration.days(7) }),
    });
    this.backups = deployment.sandbox
      ? undefined
      : new Backups(this, 'Backups', {
          deployment,
          tables: [this.table, this.ledger, this.wallets, this.audit],
          buckets: [this.exports, this.statements],
        });
    const raised = new Alarms(this, alarms);
    alarmTables(raised, this);
    alarmBackups(raised, this);
    if (restoreRole) new CfnOutput(this, 'RestoreRoleArn', { value: restoreRole.roleArn });
    if (this.copies) new CfnOutput(this, 'CopyBucketName', { value: this.copies.bucketName });
    new CfnOutput(this, RETENTION_OUTPUT, { value: retentionName(deployment) });
  }

  /**
   * The header value by which functions recognize calls that came through the site. CloudFormation resolves it, so no
   * template contains it. The reference includes a version: without one, rotating the secret would leave the template
   * unchanged, and CloudFormation would not deploy the new value everywhere (docs/rotate.md).
   * @param secretArn the secret's ARN as the stack that uses the value refers to it
   */
  originSecretValue(key: 'current' | 'previous', secretArn: string = this.originSecret.secretArn): string {
    const version = this.originSecretVersion;
    return SecretValue.secretsManager(secretArn, {
      jsonField: key,
      ...(version && { versionId: version }),
    }).unsafeUnwrap();
  }
}
