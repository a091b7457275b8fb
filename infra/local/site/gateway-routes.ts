import { type Jwks, poolVerifier } from '../pool-verifier.ts';
import type { Template } from '../template/load-template.ts';

type RouteProps = {
  RouteKey: string;
  Target: string;
  AuthorizationType: string;
  AuthorizerId?: string;
  AuthorizationScopes?: string[];
};
type IntegrationProps = { IntegrationUri: string };
type AuthorizerProps = { JwtConfiguration: { Issuer: string; Audience: string[] } };

export type GatewayRoute = ReturnType<typeof routesOf>[number];
export type Authorizer = NonNullable<GatewayRoute['authorizer']>;

/** Compiles a route template into a matcher that returns its parameters. */
function pathMatcher(template: string) {
  const names: string[] = [];
  const source = template
    .split('/')
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name) names.push(name);
      else if (part.includes('{')) throw new Error(`The laptop's gateway does not support the path ${template}`);
      return name ? '([^/]+)' : part.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    })
    .join('/');
  const regex = new RegExp(`^${source}$`);
  return (path: string): Record<string, string> | undefined => {
    const found = regex.exec(path);
    return found
      ? Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1] ?? '')]))
      : undefined;
  };
}

/**
 * The routes of the template's HTTP API with their functions and authorizers. A request takes the first route that
 * matches.
 */
export function routesOf(template: Template, jwks: Jwks) {
  const integrations = new Map(
    template
      .ofType<IntegrationProps>('AWS::ApiGatewayV2::Integration')
      .map(({ ref, props }) => [ref, props.IntegrationUri]),
  );
  const authorizers = new Map(
    template.ofType<AuthorizerProps>('AWS::ApiGatewayV2::Authorizer').map(({ ref, props }) => {
      const { Issuer, Audience } = props.JwtConfiguration;
      return [ref, { verify: poolVerifier(Issuer, jwks), audience: Audience }];
    }),
  );
  return template
    .ofType<RouteProps>('AWS::ApiGatewayV2::Route')
    .map(({ props }) => {
      const [method = '', path = ''] = props.RouteKey.split(' ');
      return {
        key: props.RouteKey,
        method,
        match: pathMatcher(path),
        // As in API Gateway, a path without parameters takes priority over one with parameters.
        rank: path.split('{').length,
        target: integrations.get(props.Target.replace('integrations/', '')) ?? '',
        scopes: props.AuthorizationScopes,
        authorizer: props.AuthorizationType === 'JWT' ? authorizers.get(props.AuthorizerId ?? '') : undefined,
        isOpen: props.AuthorizationType === 'NONE',
      };
    })
    .sort((a, b) => a.rank - b.rank);
}
