import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { AccountsConfig } from '../../../services/accounts/config.ts';
import { ExportConfig } from '../../../services/export/config.ts';
import { MediaConfig } from '../../../services/media/config.ts';
import { PaymentsConfig } from '../../../services/payments/config.ts';
import { ReleasesConfig } from '../../../services/releases/config.ts';
import { contracts, type Domain } from '../../../shared/contract/index.ts';
import { grantAppend } from '../constructs/append-access.ts';
import { ContractApi } from '../constructs/contract-api.ts';
import { grantObjects } from '../constructs/object-access.ts';
import { ServiceFunction } from '../constructs/service-function.ts';
import { grantTable } from '../constructs/table-access.ts';
import type { Deployment } from '../deployment.ts';
import type { AuthStack } from './auth-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { MediaStack } from './media-stack.ts';

type Props = StackProps & { data: DataStack; auth: AuthStack; media: MediaStack; deployment: Deployment };

/** One Lambda a domain behind one HTTP API; routes and authorizers come from the contract. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly throttled: IMetric;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { table, ledger, audit, masters, exports, stripeSecret } = props.data;
    const { pool, client } = props.auth;
    const { uploads } = props.media;
    const { isrcPrefixes, upcPrefixes } = props.deployment;

    // Resolved by CloudFormation at deployment: the value is in no template.
    const platform = {
      TABLE_NAME: table.tableName,
      ORIGIN_SECRET: props.data.originSecretValue('current'),
      ORIGIN_SECRET_PREVIOUS: props.data.originSecretValue('previous'),
    };

    const accounts = new ServiceFunction(this, 'Accounts', {
      entry: 'services/accounts/index.ts',
      config: AccountsConfig,
      environment: { ...platform, USER_POOL_ID: pool.userPoolId, AUDIT_TABLE_NAME: audit.tableName },
    });
    grantTable(table, accounts, { write: true });
    grantAppend(audit, accounts);
    accounts.addToRolePolicy(
      new PolicyStatement({
        actions: ['cognito-idp:AdminGetUser', 'cognito-idp:AdminUserGlobalSignOut'],
        resources: [pool.userPoolArn],
      }),
    );

    const releases = new ServiceFunction(this, 'Releases', {
      entry: 'services/releases/index.ts',
      config: ReleasesConfig,
      environment: {
        ...platform,
        ...(isrcPrefixes && { ISRC_PREFIXES: isrcPrefixes }),
        ...(upcPrefixes && { UPC_PREFIXES: upcPrefixes }),
      },
    });
    grantTable(table, releases, { write: true });

    const media = new ServiceFunction(this, 'Media', {
      entry: 'services/media/index.ts',
      config: MediaConfig,
      environment: { ...platform, UPLOADS_BUCKET: uploads.bucketName, MASTERS_BUCKET: masters.bucketName },
    });
    grantTable(table, media, { write: true });
    grantObjects(uploads, media, { write: true });
    grantObjects(masters, media, { read: true });

    const payments = new ServiceFunction(this, 'Payments', {
      entry: 'services/payments/index.ts',
      config: PaymentsConfig,
      environment: {
        ...platform,
        LEDGER_TABLE_NAME: ledger.tableName,
        SITE_URL: props.deployment.siteUrl,
        STRIPE_SECRET_ARN: stripeSecret.secretArn,
        STRIPE_API_URL: props.deployment.stripeApiUrl,
      },
      // Longer than all that a request may ask of the provider (services/payments/provider-patience.ts), shorter than the gateway's 30 s.
      timeout: Duration.seconds(25),
    });
    grantTable(table, payments, { write: true });
    grantAppend(ledger, payments);
    stripeSecret.grantRead(payments);

    const exporter = new ServiceFunction(this, 'Export', {
      entry: 'services/export/index.ts',
      config: ExportConfig,
      environment: { ...platform, EXPORTS_BUCKET: exports.bucketName, AUDIT_TABLE_NAME: audit.tableName },
    });
    grantTable(table, exporter, { write: true });
    grantAppend(audit, exporter);
    grantObjects(exports, exporter, { read: true, write: true, knowsMissing: true });

    const contractApi = new ContractApi(this, 'Api', {
      authorizer: new HttpJwtAuthorizer('Users', pool.userPoolProviderUrl, { jwtAudience: [client.userPoolClientId] }),
    });
    const functions: Record<Domain, ServiceFunction> = { accounts, releases, media, payments, export: exporter };
    for (const [domain, rows] of Object.entries(contracts)) {
      contractApi.serve(domain, rows, functions[domain as Domain]);
    }
    this.api = contractApi.api;
    this.throttled = contractApi.throttled;
  }
}
