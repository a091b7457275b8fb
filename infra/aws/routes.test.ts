import { contracts } from '../../shared/contract/index.ts';
import type { Route } from '../../shared/contract/route.ts';
import { cloudTemplate } from '../test/cloud-template.ts';

type RouteProps = { RouteKey: string; AuthorizationType: string; AuthorizerId?: { Ref: string }; Target: unknown };
type AuthorizerProps = { AuthorizerType: string; IdentitySource: string[]; JwtConfiguration: object };
type StageProps = {
  RouteSettings: Record<string, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }>;
  AccessLogSettings: { Format: string };
};
type IntegrationProps = { IntegrationUri: { Ref: string } };
type AliasProps = { FunctionName: { Ref: string } };

const cloud = await cloudTemplate();
const routes = cloud.ofType<RouteProps>('AWS::ApiGatewayV2::Route');
const rows = Object.entries(contracts).flatMap(([domain, contract]) =>
  Object.entries(contract as Record<string, Route>).map(([key, row]) => ({ domain, key, row })),
);
const routesOf = (key: string) => routes.filter(({ Properties }) => Properties.RouteKey === key);

describe('the gateway has the routes of the contracts', () => {
  it.each(rows)('$key: one route, to the alias of the function of $domain', ({ domain, key }) => {
    const [route, ...others] = routesOf(key);
    expect(others).toEqual([]);
    const integrations = cloud.ofType<IntegrationProps>('AWS::ApiGatewayV2::Integration');
    const target = integrations.find(({ id }) => JSON.stringify(route?.Properties.Target).includes(`"${id}"`));
    const alias = cloud
      .ofType<AliasProps>('AWS::Lambda::Alias')
      .find(({ id }) => id === target?.Properties.IntegrationUri.Ref);
    const functionId = alias?.Properties.FunctionName.Ref;
    expect(functionId?.toLowerCase()).toMatch(new RegExp(`^${domain.replaceAll('-', '')}[0-9a-f]{8}$`));
  });

  it.each(rows.filter(({ row }) => row.access !== 'public'))(
    '$key: requires an access token from the user pool',
    ({ key }) => {
      const [authorizer, ...others] = cloud.ofType<AuthorizerProps>('AWS::ApiGatewayV2::Authorizer');
      expect(others).toEqual([]);
      expect(authorizer?.Properties).toMatchObject({
        AuthorizerType: 'JWT',
        IdentitySource: ['$request.header.Authorization'],
      });
      expect(JSON.stringify(authorizer?.Properties.JwtConfiguration)).toMatch(/UsersWeb.*ProviderURL/);
      expect(routesOf(key)[0]?.Properties).toMatchObject({
        AuthorizationType: 'JWT',
        AuthorizerId: { Ref: authorizer?.id },
        // An ID token has no scope.
        AuthorizationScopes: ['segno/api', 'aws.cognito.signin.user.admin'],
      });
    },
  );

  it('opens only routes whose row is public', () => {
    const open = routes.filter(({ Properties }) => Properties.AuthorizationType !== 'JWT');
    const isPublic = rows.filter(({ row }) => row.access === 'public');
    expect(open.map(({ Properties }) => Properties.RouteKey).sort()).toEqual(isPublic.map(({ key }) => key).sort());
  });

  it('may call each domain’s function with one permission, because one per route would not fit into its policy (design 8.11)', () => {
    type Permission = { Principal: string; FunctionName: { Ref: string }; SourceArn: unknown };
    const permissions = cloud
      .ofType<Permission>('AWS::Lambda::Permission')
      .filter(({ Properties }) => Properties.Principal === 'apigateway.amazonaws.com');
    const functions = permissions.map(({ Properties }) => Properties.FunctionName.Ref);
    const aliases = cloud.ofType('AWS::Lambda::Alias').map(({ id }) => id);
    expect(aliases).toHaveLength(Object.keys(contracts).length);
    expect(functions.sort()).toEqual(aliases.sort());
    expect(cloud.resources.filter(({ stack }) => stack === 'Segno-Api').length).toBeLessThan(400);
    for (const { Properties } of permissions) expect(JSON.stringify(Properties.SourceArn)).toMatch(/ApiHttp.*\/\*\/\*/);
  });

  it('has no route without a contract', () => {
    expect(routes.map(({ Properties }) => Properties.RouteKey).sort()).toEqual(rows.map(({ key }) => key).sort());
  });

  const [stage] = cloud.ofType<StageProps>('AWS::ApiGatewayV2::Stage');

  it('limits all calls together, below the account’s own limit', () => {
    expect(stage?.Properties).toMatchObject({
      DefaultRouteSettings: { ThrottlingRateLimit: 2000, ThrottlingBurstLimit: 4000 },
    });
  });

  it('limits routes without a token more strictly, and creates each limit after its route', () => {
    const isPublic = rows.filter(({ row }) => row.access === 'public').map(({ key }) => key);
    expect(Object.keys(stage?.Properties.RouteSettings ?? {}).sort()).toEqual(isPublic.sort());
    for (const key of isPublic) {
      expect(stage?.Properties.RouteSettings[key]).toEqual({ ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 });
      expect(stage?.DependsOn).toContain(routesOf(key)[0]?.id);
    }
  });

  it('logs each call’s route, outcome and duration, and nothing about the caller', () => {
    const line = JSON.parse(stage?.Properties.AccessLogSettings.Format ?? '') as Record<string, string>;
    expect(line).toMatchObject({
      requestId: '$context.requestId',
      routeKey: '$context.routeKey',
      status: '$context.status',
      responseLatency: '$context.responseLatency',
      integrationLatency: '$context.integrationLatency',
      integrationErrorMessage: '$context.integrationErrorMessage',
      authorizerError: '$context.authorizer.error',
    });
    expect(Object.values(line).filter((variable) => /identity|claims|resourcePath/.test(variable))).toEqual([]);
  });
});
