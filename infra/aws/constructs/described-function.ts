import { Duration } from 'aws-cdk-lib';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { FunctionDescription } from '../../../services/platform/describe-function.ts';
import type { TableName } from '../../../services/platform/keys.ts';
import type {
  BucketName,
  EncryptionKeyName,
  NamedResource,
  SecretName,
  Settings,
  WorkflowName,
} from '../../../services/platform/named-resource.ts';
import type { MailSender } from './mail-sender.ts';
import { grantModel, type ModelSettings } from './model-access.ts';
import { nativeLayer } from './native-layer.ts';
import { grantObjects } from './object-access.ts';
import { reservedConcurrency } from './reserved-concurrency.ts';
import { ServiceFunction, type ServiceFunctionProps } from './service-function.ts';
import { grantTables } from './table-access.ts';

/** The resources that descriptions can refer to by name. A stack provides only those that it has. */
export type Resources = {
  tables: Record<TableName, ITableV2>;
  settings: Settings & ModelSettings & { lambdaConcurrency?: string | undefined };
  /** Whether this synthesis is for a real site, so that the native layers must exist. */
  deploys?: boolean;
  buckets?: Record<BucketName, IBucket>;
  secrets?: Record<SecretName, ISecret>;
  encryptionKeys?: Record<EncryptionKeyName, { keyArn: string }>;
  workflows?: Record<WorkflowName, { machine: { stateMachineArn: string }; grantStart(to: IGrantable): void }>;
  users?: IUserPool;
  usersClient?: IUserPoolClient;
  /** `none` in a deployment that sends no email. */
  mailSender?: MailSender | 'none';
  liveChannels?: { publishUrl: string; grantPublish(to: IGrantable): void };
};

type Props = Pick<ServiceFunctionProps<never>, 'entry'> & {
  description: FunctionDescription;
  /** The variables that all functions of this kind share. */
  baseEnvironment?: Record<string, string>;
  resources: Resources;
};

/**
 * Creates a function as its domain describes it, and grants it access to the resources that the description names.
 * @throws Error if the description names something that the stack does not provide
 */
export function describedFunction(
  scope: Construct,
  id: string,
  { description, baseEnvironment = {}, resources, ...props }: Props,
): ServiceFunction {
  const { config, timeoutSeconds, memoryMb, native = [], diskMb, isolated, reservedPercent } = description;
  const named = Object.entries<NamedResource>(description.environment).map(
    ([variable, resource]) => [variable, resolveResource(resource, resources)] as const,
  );
  const values = named.flatMap(([variable, { value }]) => (value === undefined ? [] : [[variable, value] as const]));
  const environment: Record<string, string> = { ...baseEnvironment, ...Object.fromEntries(values) };
  const made = new ServiceFunction(scope, id, {
    ...props,
    config,
    environment,
    diskMb,
    isolated,
    reserved: reservedConcurrency(reservedPercent, resources.settings.lambdaConcurrency),
    layers: native.map((name) => nativeLayer(scope, name, { deploys: requireResource(resources.deploys, 'deploys') })),
    ...(memoryMb !== undefined && { memoryMb }),
    ...(timeoutSeconds !== undefined && { timeout: Duration.seconds(timeoutSeconds) }),
  });
  if (environment.TABLE_NAME) grantTables(resources.tables, made);
  for (const [, { grant }] of named) grant?.(made);
  return made;
}

type ResolvedResource = {
  /** The variable's value; undefined if the deployment does not set it. */
  value: string | undefined;
  grant?: (to: ServiceFunction) => void;
};

/**
 * Resolves a named resource to its value and its grant. A table has no grant here, because table permissions come from
 * keys.ts.
 */
function resolveResource(resource: NamedResource, { tables, settings, ...resources }: Resources): ResolvedResource {
  switch (resource.kind) {
    case 'setting':
      return { value: settings[resource.name] };
    case 'table':
      return { value: tables[resource.table].tableName };
    case 'objects': {
      const bucket = requireResource(resources.buckets, 'buckets')[resource.bucket];
      return { value: bucket.bucketName, grant: (to) => grantObjects(bucket, to, resource.may) };
    }
    case 'secret': {
      const secret = requireResource(resources.secrets, 'secrets')[resource.secret];
      return { value: secret.secretArn, grant: (to) => secret.grantRead(to) };
    }
    case 'encryption-key': {
      const { keyArn } = requireResource(resources.encryptionKeys, 'encryptionKeys')[resource.key];
      const allowed = new PolicyStatement({
        actions: ['kms:GenerateDataKey', 'kms:Decrypt'],
        resources: [keyArn],
        // Every call must name the artist who owns the data.
        conditions: { StringLike: { 'kms:EncryptionContext:artistId': '?*' } },
      });
      return { value: keyArn, grant: (to) => to.addToRolePolicy(allowed) };
    }
    case 'workflow': {
      const { machine, grantStart } = requireResource(resources.workflows, 'workflows')[resource.workflow];
      return { value: machine.stateMachineArn, grant: grantStart };
    }
    case 'users': {
      const { userPoolId, userPoolArn } = requireResource(resources.users, 'users');
      const actions = resource.may.map((operation) => `cognito-idp:${operation}`);
      return {
        value: userPoolId,
        grant: (to) => to.addToRolePolicy(new PolicyStatement({ actions, resources: [userPoolArn] })),
      };
    }
    case 'users-client':
      return { value: requireResource(resources.usersClient, 'usersClient').userPoolClientId };
    case 'mail-sender': {
      const sender = requireResource(resources.mailSender, 'mailSender');
      if (sender === 'none') return { value: '' };
      const allowed = new PolicyStatement({ actions: ['ses:SendEmail'], resources: sender.arns });
      return { value: sender.address, grant: (to) => to.addToRolePolicy(allowed) };
    }
    case 'mail-reports': {
      const sender = requireResource(resources.mailSender, 'mailSender');
      return { value: sender === 'none' ? '' : sender.configurationSet.configurationSetName };
    }
    case 'model':
      return { value: settings.modelId, grant: (to) => grantModel(to, to, settings) };
    case 'live-channels': {
      const channels = requireResource(resources.liveChannels, 'liveChannels');
      return { value: channels.publishUrl, grant: (to) => channels.grantPublish(to) };
    }
  }
}

function requireResource<T>(part: T | undefined, name: keyof Resources): T {
  if (part === undefined) throw new Error(`A description names ${name}, which its stack does not have`);
  return part;
}
