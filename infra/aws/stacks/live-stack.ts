import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import { keys } from '../../../services/platform/keys.ts';
import { ProjectorConfig } from '../../../services/projector/config.ts';
import { LiveChannels } from '../constructs/live-channels.ts';
import { ServiceFunction } from '../constructs/service-function.ts';
import { StreamDeadLetters } from '../constructs/stream-dead-letters.ts';
import { grantTables } from '../constructs/table-access.ts';
import { type Deployment, named } from '../deployment.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';

type Props = StackProps & { data: DataStack; auth: AuthStack; deployment: Deployment };

/** What follows a change of a release or an account: the projector reads the table's stream, derives the card, and tells open pages. */
export class LiveStack extends Stack {
  readonly channels: LiveChannels;
  readonly projector: ServiceFunction;
  readonly deadLetters: StreamDeadLetters;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { table, logs } = props.data;
    const { pool, client } = props.auth;
    this.channels = new LiveChannels(this, 'Channels', {
      pool,
      client,
      apiName: named(props.deployment, 'segno-live'),
    });

    const projector = new ServiceFunction(this, 'Projector', {
      entry: 'services/projector/on-table-change.ts',
      config: ProjectorConfig,
      environment: {
        TABLE_NAME: table.tableName,
        LIVE_URL: props.deployment.liveUrl ?? this.channels.publishUrl,
      },
      timeout: Duration.seconds(60),
    });
    grantTables(props.data, projector);
    this.channels.grantPublish(projector);

    this.projector = projector;
    this.deadLetters = new StreamDeadLetters(this, 'ProjectorDeadLetters', { logs });
    projector.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 25,
        retryAttempts: 10,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        onFailure: this.deadLetters,
        filters: [
          FilterCriteria.filter({ dynamodb: { Keys: { SK: { S: FilterRule.or(keys.release.sk, keys.profile.sk) } } } }),
        ],
      }),
    );
    new CfnOutput(this, 'ProjectorLetters', { value: this.deadLetters.queue.queueUrl });
  }
}
