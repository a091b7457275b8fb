import { type ITableV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { TableName } from '../../../services/platform/keys.ts';
import { toPascalCase } from '../../pascal-case.ts';
import { sharedValue } from '../constructs/shared-value.ts';
import type { DataStack } from './data-stack.ts';

type DataBucket = 'masters' | 'artwork' | 'exports' | 'archives' | 'statements' | 'logs';

/**
 * The resources of the data stack as another stack refers to them: by their names and ARNs, which that stack looks up
 * once per deployment (design 8.8). It looks up only those that it uses.
 */
export class SharedData extends Construct implements Record<TableName, ITableV2>, Record<DataBucket, IBucket> {
  private readonly data: DataStack;
  private readonly tables: Partial<Record<TableName, ITableV2>> = {};
  private readonly buckets: Partial<Record<DataBucket, IBucket>> = {};
  private stripeKeys: ISecret | undefined;
  private unsubscribeKey: ISecret | undefined;

  /** @param stack the stack that uses the data */
  constructor(stack: Construct, data: DataStack) {
    super(stack, 'Data');
    this.data = data;
  }

  get table(): ITableV2 {
    return this.tableNamed('table');
  }
  get ledger(): ITableV2 {
    return this.tableNamed('ledger');
  }
  get wallets(): ITableV2 {
    return this.tableNamed('wallets');
  }
  get audit(): ITableV2 {
    return this.tableNamed('audit');
  }

  get masters(): IBucket {
    return this.bucketNamed('masters');
  }
  get artwork(): IBucket {
    return this.bucketNamed('artwork');
  }
  get exports(): IBucket {
    return this.bucketNamed('exports');
  }
  get archives(): IBucket {
    return this.bucketNamed('archives');
  }
  get statements(): IBucket {
    return this.bucketNamed('statements');
  }
  get logs(): IBucket {
    return this.bucketNamed('logs');
  }

  get stripeSecret(): ISecret {
    this.stripeKeys ??= Secret.fromSecretCompleteArn(
      this,
      'StripeSecret',
      sharedValue(this, 'StripeSecret', this.data.stripeSecret.secretArn),
    );
    return this.stripeKeys;
  }

  get unsubscribeSecret(): ISecret {
    this.unsubscribeKey ??= Secret.fromSecretCompleteArn(
      this,
      'UnsubscribeSecret',
      sharedValue(this, 'UnsubscribeSecret', this.data.unsubscribeSecret.secretArn),
    );
    return this.unsubscribeKey;
  }

  get payoutMethodsKey(): { keyArn: string } {
    return { keyArn: sharedValue(this, 'PayoutMethodsKey', this.data.payoutMethodsKey.keyArn) };
  }

  /** The header value by which functions recognize calls that came through the site (`DataStack.originSecretValue`). */
  originSecretValue(key: 'current' | 'previous'): string {
    return this.data.originSecretValue(key, sharedValue(this, 'OriginSecret', this.data.originSecret.secretArn));
  }

  /** The main table with its stream, for the stack that reads it. */
  get tableWithStream(): ITableV2 {
    return TableV2.fromTableAttributes(this, 'TableWithStream', {
      tableName: this.table.tableName,
      tableStreamArn: sharedValue(this, 'TableStream', this.data.table.tableStreamArn ?? ''),
    });
  }

  private tableNamed(name: TableName): ITableV2 {
    const id = toPascalCase(name);
    this.tables[name] ??= TableV2.fromTableAttributes(this, id, {
      tableName: sharedValue(this, id, this.data[name].tableName),
    });
    return this.tables[name];
  }

  private bucketNamed(name: DataBucket): IBucket {
    const id = toPascalCase(name);
    this.buckets[name] ??= Bucket.fromBucketName(this, id, sharedValue(this, id, this.data[name].bucketName));
    return this.buckets[name];
  }
}
