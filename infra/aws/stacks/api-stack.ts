import { Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { ApiEnvironment } from '../../../services/platform/describe-function.ts';
import { contracts, type Domain } from '../../../shared/contract/index.ts';
import { capitalized } from '../../capitalized.ts';
import { ContractApi } from '../constructs/contract-api.ts';
import { describedFunction, type Resources } from '../constructs/described-function.ts';
import type { Deployment } from '../deployment.ts';
import { domainDeployments } from '../domain-deployments.ts';
import type { AuthStack } from './auth-stack.ts';
import { bucketsOf } from './buckets-of.ts';
import type { DataStack } from './data-stack.ts';
import { liveChannelsOf } from './live-channels-of.ts';
import type { LiveStack } from './live-stack.ts';
import type { MediaStack } from './media-stack.ts';

type Props = StackProps & {
  data: DataStack;
  auth: AuthStack;
  live: LiveStack;
  media: MediaStack;
  deployment: Deployment;
};

/** One Lambda a domain behind one HTTP API: routes and authorizers come from the contracts, functions as their domains describe them. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly throttled: IMetric;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { data, deployment } = props;
    const { pool, client } = props.auth;
    const resources: Resources = {
      tables: data,
      buckets: bucketsOf(props),
      secrets: { stripe: data.stripeSecret },
      encryptionKeys: { 'payout-methods': data.payoutMethodsKey },
      users: pool,
      usersClient: client,
      settings: deployment,
      liveChannels: liveChannelsOf(props),
    };
    // Secrets are resolved by CloudFormation at deployment: the value is in no template.
    const given: ApiEnvironment = {
      TABLE_NAME: data.table.tableName,
      ORIGIN_SECRET: data.originSecretValue('current'),
      ORIGIN_SECRET_PREVIOUS: data.originSecretValue('previous'),
    };

    const contractApi = new ContractApi(this, 'Api', {
      authorizer: new HttpJwtAuthorizer('Users', pool.userPoolProviderUrl, { jwtAudience: [client.userPoolClientId] }),
    });
    for (const [domain, rows] of Object.entries(contracts)) {
      const handler = describedFunction(this, capitalized(domain), {
        entry: `services/${domain}/index.ts`,
        description: domainDeployments[domain as Domain],
        given,
        resources,
      });
      contractApi.serve(domain, rows, handler);
    }
    this.api = contractApi.api;
    this.throttled = contractApi.throttled;
  }
}
