import { smallTemplate } from '../../test/small-template.ts';
import { eventApiOf } from './event-api.ts';

const USERS = [{ AuthType: 'AMAZON_COGNITO_USER_POOLS' }];
const IAM = [{ AuthType: 'AWS_IAM' }];
const config = {
  AuthProviders: [
    { ...USERS[0], CognitoConfig: { UserPoolId: 'pool', AwsRegion: 'us-east-1', AppIdClientRegex: '^web$' } },
    ...IAM,
  ],
  ConnectionAuthModes: USERS,
  DefaultSubscribeAuthModes: USERS,
  DefaultPublishAuthModes: IAM,
};
const templateWith = (changes: object = {}, namespace: object = {}) =>
  smallTemplate({
    Live: { Type: 'AWS::AppSync::Api', Properties: { EventConfig: { ...config, ...changes } } },
    Artists: { Type: 'AWS::AppSync::ChannelNamespace', Properties: { Name: 'artists', ...namespace } },
  });

it('the push channel is read from the template', () => {
  const { arn, pool, namespaces } = eventApiOf(templateWith({}, { CodeHandlers: 'code' }));
  expect(arn).toMatch(/^arn:aws:appsync:us-east-1:000000000000:apis\/\w{20,}$/);
  expect(pool).toEqual({ issuer: 'https://cognito-idp.us-east-1.amazonaws.com/pool', clientId: /^web$/ });
  expect(namespaces).toEqual([{ name: 'artists', code: 'code' }]);
});

it.each([
  ['listening with a key', { DefaultSubscribeAuthModes: [{ AuthType: 'API_KEY' }] }, {}, 'subscribing'],
  ['listening without a token', {}, { SubscribeAuthModes: [...USERS, ...IAM] }, 'subscribing'],
  ['publishing by users', {}, { PublishAuthModes: USERS }, 'publishing'],
  ['connecting by IAM', { ConnectionAuthModes: IAM }, {}, 'connecting'],
  ['a pool elsewhere', { AuthProviders: IAM }, {}, 'user pool'],
  ['a handler that is a function', {}, { HandlerConfigs: { onSubscribe: {} } }, 'Artists'],
  ['a handler in a bucket', {}, { CodeS3Location: 's3://code' }, 'Artists'],
])('%s is not supported by the laptop, and stops it', (_, api, namespace, word) => {
  expect(() => eventApiOf(templateWith(api, namespace))).toThrow(word);
});
