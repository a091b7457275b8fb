import { cloudTemplate } from '../test/cloud-template.ts';

const cloud = await cloudTemplate();

test('product 3.23: a function says what each token of the pool opens', () => {
  const [pool] = cloud.ofType<{ LambdaConfig: Record<string, unknown>; UserPoolTier: string }>(
    'AWS::Cognito::UserPool',
  );
  expect(pool?.Properties.LambdaConfig.PreTokenGenerationConfig).toEqual({
    LambdaArn: { 'Fn::GetAtt': [expect.stringMatching(/^PreTokenGeneration/), 'Arn'] },
    // The first that hears and says scopes. The Lite plan has none.
    LambdaVersion: 'V2_0',
  });
  expect(pool?.Properties.UserPoolTier).toBe('ESSENTIALS');
});

test('the site signs in by SRP, and a server of ours that was told a password with its own leave', () => {
  const clients = cloud.ofType<{ ExplicitAuthFlows: string[] }>('AWS::Cognito::UserPoolClient');
  expect(clients.map(({ Properties }) => Properties.ExplicitAuthFlows.toSorted())).toEqual([
    ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_USER_SRP_AUTH'],
  ]);
});
