import { contracts } from '../../shared/contract/index.ts';
import type { Route } from '../../shared/contract/route.ts';
import { cloudTemplate } from '../test/cloud-template.ts';

type RouteProps = { RouteKey: string; AuthorizationType: string; AuthorizerId?: { Ref: string }; Target: unknown };
type AuthorizerProps = { AuthorizerType: string; IdentitySource: string[]; JwtConfiguration: object };
type IntegrationProps = { IntegrationUri: { 'Fn::GetAtt': [string, string] } };

const cloud = cloudTemplate();
const routes = cloud.ofType<RouteProps>('AWS::ApiGatewayV2::Route');
const rows = Object.entries(contracts).flatMap(([domain, contract]) =>
  Object.entries(contract as Record<string, Route>).map(([key, row]) => ({ domain, key, row })),
);
const routesOf = (key: string) => routes.filter(({ Properties }) => Properties.RouteKey === key);

describe('the gateway has the routes of the contracts', () => {
  it.each(rows)('$key: one route, to the function of $domain', ({ domain, key }) => {
    const [route, ...others] = routesOf(key);
    expect(others).toEqual([]);
    const integrations = cloud.ofType<IntegrationProps>('AWS::ApiGatewayV2::Integration');
    const target = integrations.find(({ id }) => JSON.stringify(route?.Properties.Target).includes(`"${id}"`));
    const [functionId] = target?.Properties.IntegrationUri['Fn::GetAtt'] ?? [];
    expect(functionId?.toLowerCase()).toMatch(new RegExp(`^${domain}[0-9a-f]{8}$`));
  });

  it.each(rows.filter(({ row }) => row.access !== 'public'))(
    '$key: asks for an access token of the user pool',
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
        AuthorizationScopes: ['aws.cognito.signin.user.admin'],
      });
    },
  );

  it('leaves open what a row calls public, and nothing else', () => {
    const open = routes.filter(({ Properties }) => Properties.AuthorizationType !== 'JWT');
    const isPublic = rows.filter(({ row }) => row.access === 'public');
    expect(open.map(({ Properties }) => Properties.RouteKey).sort()).toEqual(isPublic.map(({ key }) => key).sort());
  });

  it('has no route that no contract names', () => {
    expect(routes.map(({ Properties }) => Properties.RouteKey).sort()).toEqual(rows.map(({ key }) => key).sort());
  });

  it('limits the calls of all together', () => {
    const [stage] = cloud.ofType('AWS::ApiGatewayV2::Stage');
    expect(stage?.Properties).toMatchObject({
      DefaultRouteSettings: { ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 },
    });
  });
});
