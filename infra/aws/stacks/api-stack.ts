import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { Construct } from 'constructs';
import type { ApiEnvironment } from '../../../services/platform/describe-function.ts';
import { contracts } from '../../../shared/contract/index.ts';
import { entriesOf } from '../../../shared/typed-record.ts';
import { toPascalCase } from '../../pascal-case.ts';
import { Alarms } from '../constructs/alarms.ts';
import { alarmApi } from '../constructs/api-alarms.ts';
import { ApiDashboard } from '../constructs/api-dashboard.ts';
import { ContractApi } from '../constructs/contract-api.ts';
import { describedFunction, type Resources } from '../constructs/described-function.ts';
import { WatchedRelease } from '../constructs/watched-release.ts';
import type { Deployment } from '../deployment.ts';
import { domainDeployments } from '../domain-deployments.ts';
import type { AlarmsStack } from './alarms-stack.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';
import { livePublishing } from './live-publishing.ts';
import type { LiveStack } from './live-stack.ts';
import type { MediaStack } from './media-stack.ts';
import { namedBuckets } from './named-buckets.ts';
import { SharedData } from './shared-data.ts';

type Props = StackProps & {
  data: DataStack;
  auth: AuthStack;
  live: LiveStack;
  media: MediaStack;
  alarms: AlarmsStack;
  deployment: Deployment;
};

/**
 * One Lambda function per domain behind a single HTTP API. The routes and authorizers are derived from the contracts,
 * the functions from their domains' descriptions.
 */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { deployment } = props;
    const data = new SharedData(this, props.data);
    const { pool, client } = props.auth;
    const resources: Resources = {
      tables: data,
      buckets: namedBuckets(data, props.media),
      secrets: { stripe: data.stripeSecret, unsubscribe: data.unsubscribeSecret },
      encryptionKeys: { 'payout-methods': data.payoutMethodsKey },
      users: pool,
      usersClient: client,
      settings: deployment,
      liveChannels: livePublishing(props),
    };
    // CloudFormation resolves the secrets during the deployment, so no template contains them.
    const baseEnvironment: ApiEnvironment = {
      TABLE_NAME: data.table.tableName,
      ORIGIN_SECRET: data.originSecretValue('current'),
      ORIGIN_SECRET_PREVIOUS: data.originSecretValue('previous'),
    };

    const contractApi = new ContractApi(this, 'Api', {
      deployment,
      authorizer: new HttpJwtAuthorizer('Users', pool.userPoolProviderUrl, { jwtAudience: [client.userPoolClientId] }),
    });
    const { rollout, sandbox, referencesVersion } = deployment;
    const release = new WatchedRelease(this, 'Release', {
      errors: alarmApi(new Alarms(this, props.alarms), contractApi),
      rollout: rollout ?? (sandbox ? 'at-once' : 'linear'),
      referencesVersion,
    });
    if (referencesVersion) new CfnOutput(this, 'ReferencesVersion', { value: referencesVersion });
    const functions = entriesOf(contracts).map(([domain, rows]) => {
      const handler = describedFunction(this, toPascalCase(domain), {
        entry: `services/${domain}/index.ts`,
        description: domainDeployments[domain],
        baseEnvironment,
        resources,
      });
      contractApi.serve(domain, rows, release.serve(handler));
      return handler;
    });
    this.api = contractApi.api;
    const { api, throttled } = contractApi;
    new ApiDashboard(this, 'Dashboard', { api, throttled, functions, deployment });
  }
}
