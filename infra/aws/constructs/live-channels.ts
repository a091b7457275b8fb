import { RemovalPolicy } from 'aws-cdk-lib';
import { AppSyncAuthorizationType, CfnApi, type ChannelNamespace, Code, EventApi } from 'aws-cdk-lib/aws-appsync';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { type IGrantable, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { LIVE_NAMESPACE } from '../../../shared/live/artist-channel.ts';
import { cfnResource } from '../cfn-resource.ts';

const { IAM, USER_POOL } = AppSyncAuthorizationType;

/**
 * Code that AppSync runs for each subscription (runtime APPSYNC_JS, which supports only part of JavaScript). The path
 * must be exactly the caller's own channel: a wildcard, a longer path and the bare namespace are all rejected.
 */
const OWN_CHANNEL_ONLY = `import { util } from '@aws-appsync/utils';

export function onSubscribe(ctx) {
  if (ctx.info.channel.path !== \`/${LIVE_NAMESPACE}/\${ctx.identity.sub}\`) {
    util.unauthorized();
  }
}
`;

type Props = { pool: UserPool; client: UserPoolClient; apiName: string };

/**
 * The push channel to open pages. A signed-in user can listen only to their own channel, and only functions with a
 * grant can publish.
 */
export class LiveChannels extends Construct {
  private readonly api: EventApi;
  private readonly artists: ChannelNamespace;

  constructor(scope: Construct, id: string, { pool, client, apiName }: Props) {
    super(scope, id);
    this.api = new EventApi(this, 'Events', {
      apiName,
      authorizationConfig: {
        authProviders: [
          {
            authorizationType: USER_POOL,
            cognitoConfig: { userPool: pool, appIdClientRegex: `^${client.userPoolClientId}$` },
          },
          { authorizationType: IAM },
        ],
        connectionAuthModeTypes: [USER_POOL],
        defaultSubscribeAuthModeTypes: [USER_POOL],
        defaultPublishAuthModeTypes: [IAM],
      },
    });
    this.artists = this.api.addChannelNamespace(LIVE_NAMESPACE, {
      code: Code.fromInline(OWN_CHANNEL_ONLY),
      authorizationConfig: { subscribeAuthModeTypes: [USER_POOL], publishAuthModeTypes: [IAM] },
    });
    this.logErrors();
  }

  /** The HTTP URL to which functions publish. */
  get publishUrl(): string {
    return `https://${this.api.httpDns}/event`;
  }

  /** The settings for a page: the URL to connect to, and the host to name when presenting its token. */
  get forPages(): { url: string; host: string } {
    return { url: `wss://${this.api.realtimeDns}/event/realtime`, host: this.api.httpDns };
  }

  /** The origin that the site's content security policy lets pages connect to. */
  get origin(): string {
    return `wss://${this.api.realtimeDns}`;
  }

  grantPublish(to: IGrantable): void {
    this.artists.grantPublish(to);
  }

  /**
   * Logs rejected calls and failed handlers. CDK's own option would create a log group that never expires, and a
   * function that shortens its retention on each deployment.
   */
  private logErrors(): void {
    const logs = new LogGroup(this, 'Logs', {
      logGroupName: `/aws/appsync/apis/${this.api.apiId}`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const writer = new Role(this, 'LogWriter', { assumedBy: new ServicePrincipal('appsync.amazonaws.com') });
    writer.addToPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logs.logGroupArn],
      }),
    );
    cfnResource(this.api, CfnApi).addPropertyOverride('EventConfig.LogConfig', {
      LogLevel: 'ERROR',
      CloudWatchLogsRoleArn: writer.roleArn,
    });
  }
}
