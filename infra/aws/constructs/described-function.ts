import { Duration } from 'aws-cdk-lib';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { FunctionDescription } from '../../../services/platform/describe-function.ts';
import type { TableName } from '../../../services/platform/keys.ts';
import type { BucketName, NamedResource, SecretName, Settings } from '../../../services/platform/named-resource.ts';
import { grantObjects } from './object-access.ts';
import { ServiceFunction, type ServiceFunctionProps } from './service-function.ts';
import { grantTables } from './table-access.ts';

/** What the names of descriptions stand for in this deployment. */
export type Resources = {
  tables: Record<TableName, ITableV2>;
  buckets: Record<BucketName, IBucket>;
  secrets: Record<SecretName, ISecret>;
  users: IUserPool;
  settings: Settings;
};

type Props = Pick<ServiceFunctionProps<never>, 'entry' | 'layers'> & {
  description: FunctionDescription;
  /** The variables that every function of its kind has. */
  given: Record<string, string>;
  resources: Resources;
};

/** Makes a function as its domain describes it, and lets it use what it names. */
export function describedFunction(
  scope: Construct,
  id: string,
  { description, given, resources, ...props }: Props,
): ServiceFunction {
  const { config, environment, timeoutSeconds, memoryMb } = description;
  const named = Object.entries(environment) as [string, NamedResource][];
  const values = named.flatMap(([variable, resource]) => {
    const value = valueNamed(resource, resources);
    return value === undefined ? [] : [[variable, value] as const];
  });
  const made = new ServiceFunction(scope, id, {
    ...props,
    config,
    environment: { ...given, ...Object.fromEntries(values) },
    ...(memoryMb !== undefined && { memoryMb }),
    ...(timeoutSeconds !== undefined && { timeout: Duration.seconds(timeoutSeconds) }),
  });
  grantTables(resources.tables, made);
  for (const [, resource] of named) grant(resource, resources, made);
  return made;
}

/** What a variable holds; undefined when the deployment does not say it. */
function valueNamed(resource: NamedResource, { tables, buckets, secrets, users, settings }: Resources) {
  switch (resource.kind) {
    case 'objects':
      return buckets[resource.bucket].bucketName;
    case 'table':
      return tables[resource.table].tableName;
    case 'secret':
      return secrets[resource.secret].secretArn;
    case 'users':
      return users.userPoolId;
    case 'setting':
      return settings[resource.name];
  }
}

/** What may be done with what is named; who may write which table, keys.ts says. */
function grant(resource: NamedResource, { buckets, secrets, users }: Resources, to: ServiceFunction): void {
  switch (resource.kind) {
    case 'objects':
      grantObjects(buckets[resource.bucket], to, resource.may);
      break;
    case 'secret':
      secrets[resource.secret].grantRead(to);
      break;
    case 'users': {
      const actions = resource.may.map((operation) => `cognito-idp:${operation}`);
      to.addToRolePolicy(new PolicyStatement({ actions, resources: [users.userPoolArn] }));
    }
  }
}
