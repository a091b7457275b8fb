import * as z from 'zod';
import { fullName, STANDARD } from './attribute-names.ts';

/** CloudFormation's `SchemaAttribute`. Custom attributes are named without `custom:`, as in the template. */
const schemaAttribute = z.strictObject({
  Name: z.string(),
  AttributeDataType: z.literal('String').optional(),
  DeveloperOnlyAttribute: z.literal(false).optional(),
  Mutable: z.literal(true),
  Required: z.boolean().optional(),
  StringAttributeConstraints: z.strictObject({ MaxLength: z.union([z.string(), z.number()]) }).optional(),
});

const client = z.strictObject({
  clientId: z.string().min(1),
  explicitAuthFlows: z.array(z.enum(['ALLOW_USER_SRP_AUTH', 'ALLOW_ADMIN_USER_PASSWORD_AUTH'])),
  preventUserExistenceErrors: z.literal('ENABLED'),
  accessTokenSeconds: z.number().positive(),
  idTokenSeconds: z.number().positive(),
  refreshTokenSeconds: z.number().positive(),
  /** Attributes by their full names (`custom:…`). */
  readAttributes: z.array(z.string()),
  writeAttributes: z.array(z.string()),
  /** `RetryGracePeriodSeconds` of refresh token rotation. */
  rotationGraceSeconds: z.number().int().min(0).max(60),
});

const configObject = z.strictObject({
  poolId: z.string().regex(/^us-east-1_[0-9A-Za-z]+$/),
  clients: z.array(client),
  groups: z.array(z.string()),
  /** CloudFormation's `PasswordPolicy`. */
  passwordPolicy: z.strictObject({
    MinimumLength: z.number().int().min(6).max(99).optional(),
    RequireLowercase: z.boolean().optional(),
    RequireUppercase: z.boolean().optional(),
    RequireNumbers: z.boolean().optional(),
    RequireSymbols: z.literal(false),
    TemporaryPasswordValidityDays: z.number().optional(),
  }),
  schema: z.array(schemaAttribute),
  /** ARNs of functions. */
  triggers: z.strictObject({
    PreSignUp: z.string().optional(),
    PostConfirmation: z.string().optional(),
    CustomMessage: z.string().optional(),
    PreTokenGenerationConfig: z.strictObject({ LambdaArn: z.string(), LambdaVersion: z.literal('V2_0') }).optional(),
  }),
});

/** Makes the same checks as Cognito does when a client is created. */
const userPoolConfig = configObject.superRefine(({ clients, schema }, context) => {
  const custom = schema.map(({ Name }) => fullName(Name));
  for (const { clientId, readAttributes, writeAttributes } of clients) {
    const unknown = [...readAttributes, ...writeAttributes].filter(
      (name) => !STANDARD.has(name) && !custom.includes(name),
    );
    if (unknown.length > 0) context.addIssue(`client ${clientId} names unknown attributes: ${unknown.join(', ')}`);
    const locked = schema.filter(({ Name, Required }) => Required && !writeAttributes.includes(fullName(Name)));
    for (const { Name } of locked) context.addIssue(`client ${clientId} cannot write ${Name}, which is required`);
  }
});

/** The settings of a user pool in a template that the stand-in supports. Validity periods are in seconds. */
export type UserPoolConfig = z.infer<typeof userPoolConfig>;
export type ClientConfig = UserPoolConfig['clients'][number];

/** @throws Error with one sentence that names every unsupported setting */
export function checkPoolConfig(config: unknown): UserPoolConfig {
  const checked = userPoolConfig.safeParse(config);
  if (checked.success) return checked.data;
  const findings = checked.error.issues.map((issue) =>
    [issue.path.join('.'), issue.message].filter(Boolean).join(': '),
  );
  throw new Error(`The local Cognito cannot stand in for this user pool: ${findings.join('; ')}`);
}
