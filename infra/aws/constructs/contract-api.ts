import {
  CfnStage,
  HttpApi,
  type HttpMethod,
  HttpNoneAuthorizer,
  type HttpStage,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { ACCOUNT_SCOPE, API_SCOPE } from '../../../shared/accounts/pool-access.ts';
import type { Contract } from '../../../shared/contract/route.ts';
import { cfnResource } from '../cfn-resource.ts';
import type { Deployment } from '../deployment.ts';
import { AccessLog } from './access-log.ts';

/**
 * The maximum number of calls per second over all routes, below the account's 10,000, which it shares with other APIs.
 */
const ALL = { rateLimit: 2000, burstLimit: 4000 };
/**
 * The limit for each route that requires no token, where anybody's call runs a function. Stripe retries a rejected call
 * for three days, and never makes more than a few at once.
 */
const PUBLIC = { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 };

/**
 * Every access token has one of these scopes: ours, or, if it was issued before ours existed, only Cognito's. ID tokens
 * have neither.
 */
const ACCESS_TOKEN_SCOPES = [API_SCOPE, ACCOUNT_SCOPE];

type Props = { authorizer: IHttpRouteAuthorizer; deployment: Pick<Deployment, 'stage'> };

/**
 * An HTTP API with exactly the rows of the contracts: no route is written by hand or missing, and only public routes
 * are open.
 */
export class ContractApi extends Construct {
  readonly api: HttpApi;
  /** Calls rejected for exceeding a rate limit (429). */
  readonly throttled: IMetric;
  private readonly authorizer: IHttpRouteAuthorizer;
  private readonly stage: HttpStage;
  private readonly limits: Record<string, typeof PUBLIC> = {};

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    this.authorizer = props.authorizer;
    this.api = new HttpApi(this, 'Http', { createDefaultStage: false });
    const log = new AccessLog(this, 'AccessLog', props);
    this.throttled = log.throttled;
    // No metrics per route, because each would be billed. The access log has the route and latency of every call.
    this.stage = this.api.addStage('Live', {
      stageName: '$default',
      autoDeploy: true,
      throttle: ALL,
      accessLogSettings: log.settings,
    });
    cfnResource(this.stage, CfnStage).routeSettings = this.limits;
  }

  /** Adds one integration for a domain, and a route for each of its rows. */
  serve(domain: string, rows: Contract, handler: IFunction): void {
    // One permission for the whole API rather than one per route, because the size of a function's policy is limited.
    const integration = new HttpLambdaIntegration(domain, handler, { scopePermissionToRoute: false });
    for (const [key, row] of Object.entries(rows)) {
      const [method, path] = key.split(' ') as [HttpMethod, string];
      const isPublic = row.access === 'public';
      const routes = this.api.addRoutes({
        path,
        methods: [method],
        integration,
        ...(isPublic
          ? { authorizer: new HttpNoneAuthorizer() }
          : { authorizer: this.authorizer, authorizationScopes: ACCESS_TOKEN_SCOPES }),
      });
      if (!isPublic) continue;
      this.limits[key] = PUBLIC;
      // A deployment fails if it sets a limit on a route that does not exist yet.
      this.stage.node.addDependency(...routes);
    }
  }
}
