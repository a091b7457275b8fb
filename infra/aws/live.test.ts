import { randomUUID } from 'node:crypto';
import { artistChannel, LIVE_NAMESPACE } from '../../shared/live/artist-channel.ts';
import { iamOf } from '../iam/iam.ts';
import { checkHandlerCode } from '../test/check-handler-code.ts';
import { type CloudResource, cloudTemplate } from '../test/cloud-template.ts';
import { laptopTemplate } from '../test/laptop-template.ts';

type Modes = { AuthType: string }[];
type ApiProps = {
  EventConfig: {
    AuthProviders: { AuthType: string; CognitoConfig?: { UserPoolId: unknown; AppIdClientRegex: unknown } }[];
    ConnectionAuthModes: Modes;
    DefaultSubscribeAuthModes: Modes;
    DefaultPublishAuthModes: Modes;
    LogConfig: { LogLevel: string; CloudWatchLogsRoleArn: unknown };
  };
};
type NamespaceProps = { Name: string; CodeHandlers: string; SubscribeAuthModes: Modes; PublishAuthModes: Modes };
type Policy = { PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] } };

const USERS = [{ AuthType: 'AMAZON_COGNITO_USER_POOLS' }];
const IAM = [{ AuthType: 'AWS_IAM' }];

const cloud = await cloudTemplate();
const [api, ...otherApis] = cloud.ofType<ApiProps>('AWS::AppSync::Api');
const [namespace, ...otherNamespaces] = cloud.ofType<NamespaceProps>('AWS::AppSync::ChannelNamespace');
const config = api?.Properties.EventConfig;

/** The text of a construct's value, with `…` for the parts that CloudFormation fills in. */
const textOf = (value: unknown) =>
  ((value as { 'Fn::Join'?: [string, unknown[]] })['Fn::Join']?.[1] ?? [value])
    .map((part) => (typeof part === 'string' ? part : '…'))
    .join('');

describe('the push channel to open pages', () => {
  it('exists once, with one namespace', () => {
    expect([otherApis, otherNamespaces]).toEqual([[], []]);
    expect(namespace?.Properties.Name).toBe(LIVE_NAMESPACE);
    expect(artistChannel(randomUUID())).toMatch(`/${namespace?.Properties.Name}/`);
  });

  it("lets users of the site's own client connect and listen, and IAM publish: no API key, nobody else", () => {
    expect(config?.AuthProviders.map(({ AuthType }) => AuthType).sort()).toEqual(
      [...USERS, ...IAM].map(({ AuthType }) => AuthType),
    );
    const pool = config?.AuthProviders.find(({ AuthType }) => AuthType === USERS[0]?.AuthType)?.CognitoConfig;
    expect(JSON.stringify(pool?.UserPoolId)).toMatch(/GetStackOutput.*RefUsers/);
    expect(textOf(pool?.AppIdClientRegex)).toBe('^…$');
    expect(JSON.stringify(pool?.AppIdClientRegex)).toMatch(/RefUsersWeb/);
    expect(config).toMatchObject({
      ConnectionAuthModes: USERS,
      DefaultSubscribeAuthModes: USERS,
      DefaultPublishAuthModes: IAM,
    });
    expect(namespace?.Properties).toMatchObject({ SubscribeAuthModes: USERS, PublishAuthModes: IAM });
    expect(cloud.ofType('AWS::AppSync::ApiKey')).toEqual([]);
  });

  it('logs its errors for 90 days, and can write only there', () => {
    expect(config?.LogConfig.LogLevel).toBe('ERROR');
    const logs = cloud
      .ofType<{ LogGroupName?: unknown; RetentionInDays: number }>('AWS::Logs::LogGroup')
      .find(({ Properties }) => textOf(Properties.LogGroupName ?? '') === '/aws/appsync/apis/…');
    expect(logs?.Properties.RetentionInDays).toBe(90);
    const writer = cloud.ofType<Policy>('AWS::IAM::Policy').find(({ id }) => id.includes('LogWriter'));
    expect(writer?.Properties.PolicyDocument.Statement.map(({ Resource }) => Resource)).toEqual([
      { 'Fn::GetAtt': [logs?.id, 'Arn'] },
    ]);
  });

  // infra/local/stand-ins/events/events.test.ts runs the handler and tests its behavior.
  it('has its handler in the template, where the laptop reads it', () => {
    expect(namespace?.Properties.CodeHandlers).toMatch(/^import \{ util \} from '@aws-appsync\/utils';\n/);
    expect(namespace?.Properties.CodeHandlers).toContain('export function onSubscribe(ctx)');
  });

  it("uses no syntax that AppSync's runtime lacks", () => {
    expect(() => checkHandlerCode(LIVE_NAMESPACE, namespace?.Properties.CodeHandlers ?? 'this')).not.toThrow();
  });
});

describe('publishing', () => {
  it('is granted for the one namespace, and nothing else of AppSync', () => {
    const granted = cloud
      .ofType<Policy>('AWS::IAM::Policy')
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
      .filter(({ Action }) => JSON.stringify(Action).includes('appsync:'));
    const one = ['appsync:EventPublish', `arn:aws:appsync:us-east-1:…:apis/…/channelNamespace/${LIVE_NAMESPACE}`];
    expect(granted.map(({ Action, Resource }) => [Action, textOf(Resource)])).toEqual([one, one]);
  });

  it('is granted to one listener, and to the assistant, which streams its words; both have the address', async () => {
    const template = await laptopTemplate();
    const iam = iamOf(template);
    const resource = `${template.ofType('AWS::AppSync::Api')[0]?.arn}/channelNamespace/${LIVE_NAMESPACE}`;
    const publishers = template
      .ofType('AWS::Lambda::Function')
      .filter(({ ref }) => iam({ accessKeyId: ref, action: 'appsync:EventPublish', resource }) === undefined);
    expect(publishers.map(({ metadata }) => metadata['local:entry']).sort()).toEqual([
      'services/assistant/index.ts',
      'services/live/on-change.ts',
    ]);

    type FunctionProps = { Environment: { Variables: { LIVE_URL?: unknown } } };
    const knowing = cloud
      .ofType<FunctionProps>('AWS::Lambda::Function')
      .filter(({ Properties }) => Properties.Environment?.Variables.LIVE_URL);
    expect(knowing.map(({ id }) => id.replace(/[0-9A-F]{8}$/, '')).sort()).toEqual(['Assistant', 'Live']);
    for (const { Properties } of knowing)
      expect(textOf(Properties.Environment.Variables.LIVE_URL)).toBe('https://…/event');
  });
});

it("the site's pages can connect to the realtime address by wss, and to no other socket", () => {
  type Headers = {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy: unknown } };
    };
  };
  const [headers] = cloud.ofType<Headers>('AWS::CloudFront::ResponseHeadersPolicy') as CloudResource<Headers>[];
  const policy =
    headers?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy;
  const sources = /connect-src ([^;]*)/.exec(textOf(policy))?.[1]?.split(' ') ?? [];
  expect(sources.filter((source) => /^wss?:/.test(source))).toEqual(['wss://…']);
  expect(JSON.stringify(policy)).toMatch(/wss:\/\/",\{"Fn::GetStackOutput":\{"StackName":"Segno-Live"[^}]*DnsRealtime/);
});
