import { cloudTemplate } from '../test/cloud-template.ts';

const cloud = await cloudTemplate();

test('a trigger sets the scopes of the pool’s tokens (product 3.23)', () => {
  const [pool] = cloud.ofType<{ LambdaConfig: Record<string, unknown>; UserPoolTier: string }>(
    'AWS::Cognito::UserPool',
  );
  expect(pool?.Properties.LambdaConfig.PreTokenGenerationConfig).toEqual({
    LambdaArn: { 'Fn::GetAtt': [expect.stringMatching(/^PreTokenGeneration/), 'Arn'] },
    // The first trigger version that can change scopes, which the Lite plan lacks.
    LambdaVersion: 'V2_0',
  });
  expect(pool?.Properties.UserPoolTier).toBe('ESSENTIALS');
});

test('the site signs in with SRP, and our functions can check a password with their IAM role', () => {
  const clients = cloud.ofType<{ ExplicitAuthFlows: string[] }>('AWS::Cognito::UserPoolClient');
  expect(clients.map(({ Properties }) => Properties.ExplicitAuthFlows.toSorted())).toEqual([
    ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_USER_SRP_AUTH'],
  ]);
});
