import { Duration } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { MailEventConfig } from '../../../services/mail/config.ts';
import type { TableName } from '../../../services/platform/keys.ts';
import { LISTENER_RECEIVES } from '../../../services/relay/listeners.ts';
import type { MailSender } from './mail-sender.ts';
import { ServiceFunction } from './service-function.ts';
import { grantTables } from './table-access.ts';
import { WorkQueue } from './work-queue.ts';

const TIMEOUT_SECONDS = 30;

type Props = { data: Record<TableName, ITableV2>; sender: MailSender };

/**
 * Receives SES's reports about emails sent with our configuration set, both by the product and by the user pool. A
 * queue buffers the reports.
 */
export class MailOutcomes extends Construct {
  readonly work: WorkQueue;

  constructor(scope: Construct, id: string, { data, sender }: Props) {
    super(scope, id);
    this.work = new WorkQueue(this, 'Events', {
      timeoutSeconds: TIMEOUT_SECONDS,
      mostReceives: LISTENER_RECEIVES,
    });
    new Rule(this, 'Told', {
      eventPattern: {
        source: ['aws.ses'],
        detail: { mail: { tags: { 'ses:configuration-set': [sender.configurationSet.configurationSetName] } } },
      },
      targets: [new SqsQueue(this.work.queue)],
    });
    const handler = new ServiceFunction(this, 'MailOutcome', {
      entry: 'services/mail/on-mail-event.ts',
      config: MailEventConfig,
      environment: { TABLE_NAME: data.table.tableName, QUEUE_URL: this.work.queue.queueUrl },
      timeout: Duration.seconds(TIMEOUT_SECONDS),
    });
    grantTables(data, handler);
    this.work.readBy(handler, { mostAtOnce: 10 });
  }
}
