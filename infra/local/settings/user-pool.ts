import * as z from 'zod';
import type { UserPoolConfig } from '../stand-ins/cognito/start-cognito.ts';
import type { Template } from '../template/load-template.ts';

/** Accepts any value of a property that has no visible effect locally. */
const ignored = z.unknown().optional();

/** The CloudFormation properties of a pool that the stand-in supports. Those with `fine` have no effect locally. */
const PoolProps = z.strictObject({
  UsernameAttributes: z.tuple([z.literal('email')]),
  AutoVerifiedAttributes: z.tuple([z.literal('email')]),
  Policies: z.strictObject({ PasswordPolicy: z.custom<UserPoolConfig['passwordPolicy']>() }),
  Schema: z.custom<UserPoolConfig['schema']>().default([]),
  UserAttributeUpdateSettings: z.strictObject({
    AttributesRequireVerificationBeforeUpdate: z.tuple([z.literal('email')]),
  }),
  LambdaConfig: z.custom<UserPoolConfig['triggers']>().default({}),
  AdminCreateUserConfig: z.strictObject({ AllowAdminCreateUserOnly: z.literal(false).optional() }).optional(),
  // An authenticator app is the only second factor that the stand-in supports.
  MfaConfiguration: z.literal('OPTIONAL'),
  EnabledMfas: z.tuple([z.literal('SOFTWARE_TOKEN_MFA')]),
  // The trigger writes the text of every email that contains a code.
  VerificationMessageTemplate: z.looseObject({ DefaultEmailOption: z.literal('CONFIRM_WITH_CODE') }).optional(),
  // The stand-in always ignores the case of email addresses.
  UsernameConfiguration: z.strictObject({ CaseSensitive: z.literal(false) }).optional(),
  // The only recovery method that the stand-in supports, and the only one without a phone number.
  AccountRecoverySetting: z
    .strictObject({
      RecoveryMechanisms: z.tuple([z.strictObject({ Name: z.literal('verified_email'), Priority: z.number() })]),
    })
    .optional(),
  // The Lite plan does not rotate refresh tokens.
  UserPoolTier: z.enum(['ESSENTIALS', 'PLUS']).optional(),
  DeletionProtection: ignored,
  // Must be SES, because Cognito's own sender has a quota. Locally all email goes to the inbox, so the other members
  // have no effect.
  EmailConfiguration: z.looseObject({ EmailSendingAccount: z.literal('DEVELOPER') }),
  EmailVerificationMessage: ignored,
  EmailVerificationSubject: ignored,
  SmsVerificationMessage: ignored,
});

const Unit = z.enum(['seconds', 'minutes', 'hours', 'days']);

const ClientProps = z.strictObject({
  UserPoolId: ignored,
  ExplicitAuthFlows: z.custom<UserPoolConfig['clients'][number]['explicitAuthFlows']>(),
  PreventUserExistenceErrors: z.literal('ENABLED'),
  AccessTokenValidity: z.number().default(60),
  IdTokenValidity: z.number().default(60),
  RefreshTokenValidity: z.number().default(30),
  TokenValidityUnits: z
    .strictObject({
      AccessToken: Unit.default('hours'),
      IdToken: Unit.default('hours'),
      RefreshToken: Unit.default('days'),
    })
    .prefault({}),
  ReadAttributes: z.array(z.string()),
  WriteAttributes: z.array(z.string()),
  RefreshTokenRotation: z.strictObject({ Feature: z.literal('ENABLED'), RetryGracePeriodSeconds: z.number() }),
  EnableTokenRevocation: z.literal(true).optional(),
  AllowedOAuthFlowsUserPoolClient: z.literal(false).optional(),
  SupportedIdentityProviders: z.tuple([z.literal('COGNITO')]).optional(),
});

const seconds = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/** @throws Error that names each unsupported property or value */
function parseSupported<S extends z.ZodType>(schema: S, props: unknown, id: string): z.output<S> {
  const checked = schema.safeParse(props);
  if (checked.success) return checked.data;
  throw new Error(`The laptop cannot stand in for ${id}: ${z.prettifyError(checked.error)}`);
}

/** Converts the template's user pool to options for the stand-in. @throws Error for an unsupported setting */
export function userPoolOf(template: Template): UserPoolConfig {
  const [pool, ...others] = template.ofType('AWS::Cognito::UserPool');
  if (!pool || others.length > 0) throw new Error('The laptop runs exactly one user pool');
  const props = parseSupported(PoolProps, pool.props, pool.id);
  return {
    poolId: pool.ref,
    passwordPolicy: props.Policies.PasswordPolicy,
    schema: props.Schema,
    triggers: props.LambdaConfig,
    groups: template
      .ofType<{ GroupName: string }>('AWS::Cognito::UserPoolGroup')
      .map(({ props: group }) => group.GroupName),
    clients: template.ofType('AWS::Cognito::UserPoolClient').map((resource) => {
      const client = parseSupported(ClientProps, resource.props, resource.id);
      const units = client.TokenValidityUnits;
      return {
        clientId: resource.ref,
        explicitAuthFlows: client.ExplicitAuthFlows,
        preventUserExistenceErrors: client.PreventUserExistenceErrors,
        accessTokenSeconds: client.AccessTokenValidity * seconds[units.AccessToken],
        idTokenSeconds: client.IdTokenValidity * seconds[units.IdToken],
        refreshTokenSeconds: client.RefreshTokenValidity * seconds[units.RefreshToken],
        readAttributes: client.ReadAttributes,
        writeAttributes: client.WriteAttributes,
        rotationGraceSeconds: client.RefreshTokenRotation.RetryGracePeriodSeconds,
      };
    }),
  };
}
