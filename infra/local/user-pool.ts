import type { UserPoolConfig } from './stand-ins/cognito/start-cognito.ts';
import type { Template } from './template/load-template.ts';

type PoolProps = {
  UsernameAttributes?: 'email'[];
  AutoVerifiedAttributes?: 'email'[];
  Policies?: { PasswordPolicy: UserPoolConfig['passwordPolicy'] };
  Schema?: UserPoolConfig['schema'];
  UserAttributeUpdateSettings?: { AttributesRequireVerificationBeforeUpdate: 'email'[] };
  LambdaConfig?: UserPoolConfig['triggers'];
  AdminCreateUserConfig?: { AllowAdminCreateUserOnly?: boolean };
  MfaConfiguration?: 'OFF';
  VerificationMessageTemplate?: { EmailSubject?: string; EmailMessage?: string };
};
type Unit = 'seconds' | 'minutes' | 'hours' | 'days';
type ClientProps = {
  ExplicitAuthFlows: UserPoolConfig['clients'][number]['explicitAuthFlows'];
  PreventUserExistenceErrors?: 'ENABLED' | 'LEGACY';
  AccessTokenValidity?: number;
  IdTokenValidity?: number;
  RefreshTokenValidity?: number;
  TokenValidityUnits?: { AccessToken?: Unit; IdToken?: Unit; RefreshToken?: Unit };
};

const seconds = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/** The template's user pool as the stand-in takes it; a setting that it does not understand stops the start. */
export function userPoolOf(template: Template): UserPoolConfig {
  const [pool, ...others] = template.ofType<PoolProps>('AWS::Cognito::UserPool');
  if (!pool || others.length > 0) throw new Error('The laptop runs exactly one user pool');
  const { props } = pool;
  return {
    poolId: pool.ref,
    usernameAttributes: props.UsernameAttributes ?? [],
    autoVerifiedAttributes: props.AutoVerifiedAttributes ?? [],
    passwordPolicy: props.Policies?.PasswordPolicy,
    schema: props.Schema ?? [],
    requireVerificationBeforeUpdate: props.UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate ?? [],
    triggers: props.LambdaConfig ?? {},
    adminOnly: props.AdminCreateUserConfig?.AllowAdminCreateUserOnly ?? false,
    mfaConfiguration: props.MfaConfiguration,
    verificationMail: {
      subject: props.VerificationMessageTemplate?.EmailSubject,
      html: props.VerificationMessageTemplate?.EmailMessage,
    },
    groups: template
      .ofType<{ GroupName: string }>('AWS::Cognito::UserPoolGroup')
      .map(({ props: group }) => group.GroupName),
    clients: template.ofType<ClientProps>('AWS::Cognito::UserPoolClient').map(({ ref, props: client }) => ({
      clientId: ref,
      explicitAuthFlows: client.ExplicitAuthFlows,
      preventUserExistenceErrors: client.PreventUserExistenceErrors,
      accessTokenSeconds:
        (client.AccessTokenValidity ?? 60) * seconds[client.TokenValidityUnits?.AccessToken ?? 'hours'],
      idTokenSeconds: (client.IdTokenValidity ?? 60) * seconds[client.TokenValidityUnits?.IdToken ?? 'hours'],
      refreshTokenSeconds:
        (client.RefreshTokenValidity ?? 30) * seconds[client.TokenValidityUnits?.RefreshToken ?? 'days'],
    })),
  };
}
