import { REGION } from '../account.ts';
import type { EventApi } from '../stand-ins/events/event-api.ts';
import type { Template } from '../template/load-template.ts';

type Mode = { AuthType: string };
type Provider = Mode & { CognitoConfig?: { UserPoolId: string; AwsRegion: string; AppIdClientRegex?: string } };
type ApiProps = {
  EventConfig: {
    AuthProviders: Provider[];
    ConnectionAuthModes: Mode[];
    DefaultSubscribeAuthModes: Mode[];
    DefaultPublishAuthModes: Mode[];
  };
};
type NamespaceProps = {
  Name: string;
  CodeHandlers?: string;
  CodeS3Location?: string;
  SubscribeAuthModes?: Mode[];
  PublishAuthModes?: Mode[];
  HandlerConfigs?: object;
};

const USER_POOL = 'AMAZON_COGNITO_USER_POOLS';
const IAM = 'AWS_IAM';

function assertOnly(wanted: string, modes: Mode[], what: string): void {
  const found = modes.map(({ AuthType }) => AuthType).join(', ');
  if (found !== wanted)
    throw new Error(`The laptop supports only ${wanted} for ${what} of the event API, not ${found}`);
}

/** Converts the template's push channel to options for the stand-in. @throws Error for an unsupported setting */
export function eventApiOf(template: Template): EventApi {
  const [api, ...others] = template.ofType<ApiProps>('AWS::AppSync::Api');
  if (!api || others.length > 0) throw new Error('The laptop runs exactly one event API');
  const config = api.props.EventConfig;
  const pool = config.AuthProviders.find(({ AuthType }) => AuthType === USER_POOL)?.CognitoConfig;
  if (pool?.AwsRegion !== REGION) throw new Error("The event API has no user pool in the laptop's region");
  assertOnly(USER_POOL, config.ConnectionAuthModes, 'connecting');

  return {
    arn: api.arn,
    pool: {
      issuer: `https://cognito-idp.${REGION}.amazonaws.com/${pool.UserPoolId}`,
      clientId: new RegExp(pool.AppIdClientRegex ?? ''),
    },
    namespaces: template.ofType<NamespaceProps>('AWS::AppSync::ChannelNamespace').map(({ id, props }) => {
      if (props.CodeS3Location || Object.keys(props.HandlerConfigs ?? {}).length > 0) {
        throw new Error(`The laptop supports handlers of a channel namespace only as code in the template (${id})`);
      }
      assertOnly(USER_POOL, props.SubscribeAuthModes ?? config.DefaultSubscribeAuthModes, 'subscribing');
      assertOnly(IAM, props.PublishAuthModes ?? config.DefaultPublishAuthModes, 'publishing');
      return { name: props.Name, code: props.CodeHandlers };
    }),
  };
}
