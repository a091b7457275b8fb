import {
  type CfnStage,
  HttpApi,
  type HttpMethod,
  HttpNoneAuthorizer,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Contract } from '../../../shared/contract/route.ts';

/** What Cognito writes into every access token of a sign-in, and into no ID token. */
const ACCESS_TOKEN_SCOPE = 'aws.cognito.signin.user.admin';

/** An HTTP API with exactly the rows of the contracts: nothing listed by hand, nothing missing, nothing open but what is public. */
export class ContractApi extends Construct {
  readonly api: HttpApi;
  private readonly authorizer: IHttpRouteAuthorizer;

  constructor(scope: Construct, id: string, props: { authorizer: IHttpRouteAuthorizer }) {
    super(scope, id);
    this.authorizer = props.authorizer;
    this.api = new HttpApi(this, 'Http', { createDefaultStage: false });
    const stage = this.api.addStage('Live', {
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          new LogGroup(this, 'AccessLogs', { retention: RetentionDays.THREE_MONTHS }),
        ),
      },
    });
    (stage.node.defaultChild as CfnStage).defaultRouteSettings = {
      throttlingRateLimit: 500,
      throttlingBurstLimit: 1000,
      detailedMetricsEnabled: true,
    };
  }

  /** One integration for a domain, one route for a row. */
  serve(domain: string, rows: Contract, handler: IFunction): void {
    const integration = new HttpLambdaIntegration(domain, handler);
    for (const [key, row] of Object.entries(rows)) {
      const [method, path] = key.split(' ') as [HttpMethod, string];
      this.api.addRoutes({
        path,
        methods: [method],
        integration,
        ...(row.access === 'public'
          ? { authorizer: new HttpNoneAuthorizer() }
          : { authorizer: this.authorizer, authorizationScopes: [ACCESS_TOKEN_SCOPE] }),
      });
    }
  }
}
