import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type * as z from 'zod';
import { LiveConfig } from '../../../services/live/config.ts';
import { MailRequestedConfig } from '../../../services/mail/config.ts';
import { UploadsLeftConfig } from '../../../services/media/config.ts';
import { ProjectorConfig } from '../../../services/projector/config.ts';
import { projections } from '../../../services/projector/projections/index.ts';
import { queueVariable, RelayConfig } from '../../../services/relay/config.ts';
import { watches } from '../../../services/relay/facts/index.ts';
import type { ListenerName } from '../../../services/relay/listeners.ts';
import { Listener } from '../constructs/listener.ts';
import { MailOutcomes } from '../constructs/mail-outcomes.ts';
import { grantObjects } from '../constructs/object-access.ts';
import { ServiceFunction } from '../constructs/service-function.ts';
import { grantTables } from '../constructs/table-access.ts';
import { TableStream } from '../constructs/table-stream.ts';
import type { Deployment } from '../deployment.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { LiveStack } from './live-stack.ts';
import type { MediaStack } from './media-stack.ts';

type Props = StackProps & {
  data: DataStack;
  auth: AuthStack;
  live: LiveStack;
  media: MediaStack;
  deployment: Deployment;
};

/**
 * What follows a change of the table. Its stream has two readers: the projector derives what is read from what is written, and the relay
 * delivers what happened to the queues of the listeners (`services/relay/listeners.ts`).
 */
export class EventsStack extends Stack {
  readonly stream: TableStream;
  readonly listeners: Record<ListenerName, Listener>;
  /** None in a deployment that sends no mail. */
  readonly mailOutcomes: MailOutcomes | undefined;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { table, logs } = props.data;
    this.stream = new TableStream(this, 'Stream', { table, logs });

    const projector = new ServiceFunction(this, 'Projector', {
      entry: 'services/projector/on-table-change.ts',
      config: ProjectorConfig,
      environment: { TABLE_NAME: table.tableName },
      timeout: Duration.seconds(60),
    });
    grantTables(props.data, projector);
    this.stream.addReader(
      projector,
      projections.map(({ of }) => of),
    );

    this.listeners = { remover: this.remover(props), live: this.live(props), mailer: this.mailer(props) };
    const { mailSender } = props.auth;
    if (mailSender) {
      this.mailOutcomes = new MailOutcomes(this, 'MailOutcomes', { data: props.data, sender: mailSender });
      this.letters('MailOutcomes', this.mailOutcomes.work.deadLetters.queueUrl);
    }
    const relay = new ServiceFunction(this, 'Relay', {
      entry: 'services/relay/on-table-change.ts',
      config: RelayConfig,
      environment: Object.fromEntries(
        Object.values(this.listeners).map(({ name, work }) => [queueVariable(name), work.queue.queueUrl]),
      ) as z.input<typeof RelayConfig>,
    });
    for (const listener of Object.values(this.listeners)) listener.grantTell(relay);
    this.stream.addReader(
      relay,
      watches.map(({ of }) => of),
    );

    for (const { reads, deadLetters } of this.stream.readers) this.letters(reads.node.id, deadLetters.queue.queueUrl);
    for (const { handler, work } of Object.values(this.listeners)) {
      this.letters(handler.node.id, work.deadLetters.queueUrl);
      // A replay of the relay delivers to the listeners itself.
      new CfnOutput(this, `${handler.node.id}Queue`, { value: work.queue.queueUrl });
    }
  }

  /** Where a replay finds what failed every time. */
  private letters(of: string, value: string): void {
    new CfnOutput(this, `${of}Letters`, { value });
  }

  private remover({ data, media }: Props): Listener {
    const listener = new Listener(this, 'Remover', {
      name: 'remover',
      config: UploadsLeftConfig,
      environment: {
        TABLE_NAME: data.table.tableName,
        UPLOADS_BUCKET: media.uploads.bucketName,
        MASTERS_BUCKET: data.masters.bucketName,
        ARTWORK_BUCKET: data.artwork.bucketName,
      },
      timeout: Duration.seconds(60),
    });
    grantTables(data, listener.handler);
    for (const bucket of [media.uploads, data.masters, data.artwork])
      grantObjects(bucket, listener.handler, { discard: true });
    return listener;
  }

  private mailer({ data, auth: { mailSender }, deployment }: Props): Listener {
    const listener = new Listener(this, 'Mailer', {
      name: 'mailer',
      config: MailRequestedConfig,
      environment: {
        TABLE_NAME: data.table.tableName,
        SITE_URL: deployment.siteUrl,
        MAIL_FROM: mailSender?.address ?? '',
        CONFIGURATION_SET: mailSender?.configurationSet.configurationSetName ?? '',
      },
    });
    grantTables(data, listener.handler);
    if (mailSender)
      listener.handler.addToRolePolicy(new PolicyStatement({ actions: ['ses:SendEmail'], resources: mailSender.arns }));
    return listener;
  }

  private live({ live: { channels }, deployment }: Props): Listener {
    const listener = new Listener(this, 'Live', {
      name: 'live',
      config: LiveConfig,
      environment: { LIVE_URL: deployment.liveUrl ?? channels.publishUrl },
      timeout: Duration.seconds(10),
    });
    channels.grantPublish(listener.handler);
    return listener;
  }
}
