import { type Authorize, DEVELOPER } from '../local/authorize.ts';
import type { Template } from '../local/template/load-template.ts';
import { managedPolicy } from './managed-policies.ts';
import { applies, appliesToAction, appliesToCaller, assertSupported, type Statement } from './policy-statement.ts';

type Policy = { Roles: string[]; PolicyDocument: { Statement: Statement[] } };
type RoleProps = { AssumeRolePolicyDocument?: object; ManagedPolicyArns?: string[] };
type ResourcePolicy = { PolicyDocument: { Statement: Statement[] } };

/** Policies that are attached to a resource, and name the callers that may use it. */
const RESOURCE_POLICIES = ['AWS::S3::BucketPolicy', 'AWS::SQS::QueuePolicy'];

/**
 * AWS's own services call under their own names, such as `cloudfront.amazonaws.com`. They have no role, only the
 * permissions in a resource's policy.
 */
const isService = (caller: string) => caller.endsWith('.amazonaws.com');

/**
 * Enforces the grants in the template, so that a forgotten one fails here and not after deployment: the permissions of
 * a role, and those that a bucket's or queue's policy gives the caller. A function, a state machine or an AWS Backup
 * role uses its own name as its access key, and an AWS service uses the service's name. The developer may do
 * everything, any other caller nothing.
 */
export function iamOf(template: Template): Authorize {
  const roles = new Map([
    ...template.ofType<{ Role: string }>('AWS::Lambda::Function').map(({ ref, props }) => [ref, props.Role] as const),
    ...template
      .ofType<{ RoleArn: string }>('AWS::StepFunctions::StateMachine')
      .map(({ arn, props }) => [arn.slice(arn.lastIndexOf(':') + 1), props.RoleArn] as const),
  ]);
  const statementsOfRole = new Map<string, Statement[]>();
  for (const { ref, arn, props } of template.ofType<RoleProps>('AWS::IAM::Role')) {
    if (!JSON.stringify(props.AssumeRolePolicyDocument ?? {}).includes('backup.amazonaws.com')) continue;
    roles.set(ref, arn);
    statementsOfRole.set(ref, (props.ManagedPolicyArns ?? []).flatMap(managedPolicy));
  }
  for (const { id, props } of template.ofType<Policy>('AWS::IAM::Policy')) {
    for (const statement of props.PolicyDocument.Statement) assertSupported(statement, id);
    for (const role of props.Roles) {
      statementsOfRole.set(role, [...(statementsOfRole.get(role) ?? []), ...props.PolicyDocument.Statement]);
    }
  }
  const resourceStatements = RESOURCE_POLICIES.flatMap((type) => template.ofType<ResourcePolicy>(type)).flatMap(
    ({ id, props }) => {
      for (const statement of props.PolicyDocument.Statement) assertSupported(statement, id);
      return props.PolicyDocument.Statement;
    },
  );

  /** The statements about a caller and an action, cached because the same few are looked up on every call. */
  const statementsByCall = new Map<string, Statement[]>();
  const statementsOf = (caller: string, role: string | undefined, action: string): Statement[] => {
    const call = `${caller} ${action}`;
    const cached = statementsByCall.get(call);
    if (cached) return cached;
    const own = role === undefined ? [] : (statementsOfRole.get(role.split('/').at(-1) ?? '') ?? []);
    const found = [
      ...own,
      ...resourceStatements.filter(({ Principal }) => appliesToCaller(Principal, role ?? caller)),
    ].filter((statement) => appliesToAction(statement, action));
    statementsByCall.set(call, found);
    return found;
  };

  return ({ accessKeyId = '', action, resource, context }) => {
    if (accessKeyId === DEVELOPER) return undefined;
    const role = roles.get(accessKeyId);
    if (role === undefined && !isService(accessKeyId)) return 'The security token included in the request is invalid.';
    // Treats plain HTTP on loopback as TLS.
    const values = {
      'aws:securetransport': ['true'],
      ...(role !== undefined && { 'aws:principalarn': [role] }),
      ...context,
    };
    const applying = statementsOf(accessKeyId, role, action).filter((statement) =>
      applies(statement, { resource, values }),
    );
    const allowed =
      applying.some(({ Effect }) => Effect === 'Allow') && !applying.some(({ Effect }) => Effect === 'Deny');
    return allowed
      ? undefined
      : `User: ${accessKeyId} is not authorized to perform: ${action} on resource: ${resource}`;
  };
}
