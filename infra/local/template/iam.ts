import type { Authorize, IamRequest } from '../stand-ins/stand-in.ts';
import type { Template } from './load-template.ts';

type OneOrMany<T> = T | T[];
type Statement = {
  Effect: 'Allow' | 'Deny';
  Action: OneOrMany<string>;
  Resource: OneOrMany<string>;
  Condition?: Record<string, Record<string, OneOrMany<string>>>;
};
type Policy = { Roles: string[]; PolicyDocument: { Statement: Statement[] } };

const list = <T>(value: OneOrMany<T>): T[] => (Array.isArray(value) ? value : [value]);

const glob = (pattern: string, value: string): boolean =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '.*')
      .replace(/\?/g, '.')}$`,
    's',
  ).test(value);

type Operator = (actual: string[] | undefined, wanted: string[]) => boolean;

/** Condition operators that the local check knows, with IAM's meaning of an absent key. Another one is an error, never a guess. */
const operators: Record<string, Operator> = {
  StringEquals: (actual, wanted) => actual?.some((value) => wanted.includes(value)) ?? false,
  StringNotEquals: (actual, wanted) => !(actual?.some((value) => wanted.includes(value)) ?? false),
  StringLike: (actual, wanted) => actual?.some((value) => wanted.some((pattern) => glob(pattern, value))) ?? false,
  'ForAnyValue:StringLike': (actual, wanted) =>
    actual?.some((value) => wanted.some((pattern) => glob(pattern, value))) ?? false,
};

/** Condition keys that the callers of the check fill in. */
const keys = ['dynamodb:leadingkeys', 'dynamodb:enclosingoperation'];

const knownFields = ['Effect', 'Action', 'Resource', 'Condition', 'Sid'];

function assertKnown(statement: Statement, where: string): void {
  const unknown = [
    ...Object.keys(statement).filter((field) => !knownFields.includes(field)),
    ...Object.keys(statement.Condition ?? {}).filter((operator) => !operators[operator]),
    ...Object.values(statement.Condition ?? {})
      .flatMap((test) => Object.keys(test))
      .filter((key) => !keys.includes(key.toLowerCase())),
  ];
  if (unknown.length > 0) {
    throw new Error(
      `The local check of IAM does not know ${unknown.join(', ')} (${where}): add it to infra/local/template/iam.ts`,
    );
  }
}

const holds = (statement: Statement, context: IamRequest['context'] = {}): boolean =>
  Object.entries(statement.Condition ?? {}).every(([operator, test]) =>
    Object.entries(test).every(
      ([key, wanted]) => operators[operator]?.(context[key.toLowerCase()], list(wanted)) ?? false,
    ),
  );

/**
 * Enforces the grants of the template, so that a forgotten one fails here and not after deployment. A function calls with its own
 * name as access key; any other caller is the developer, and may do everything.
 */
export function iamOf(template: Template): Authorize {
  const roles = new Map(
    template
      .ofType<{ Role: string }>('AWS::Lambda::Function')
      .map(({ ref, props }) => [ref, props.Role.split('/').at(-1)]),
  );
  const policies = template.ofType<Policy>('AWS::IAM::Policy');
  const statements = new Map<string, Statement[]>();
  for (const { id, props } of policies) {
    for (const statement of props.PolicyDocument.Statement) assertKnown(statement, id);
    for (const role of props.Roles) {
      statements.set(role, [...(statements.get(role) ?? []), ...props.PolicyDocument.Statement]);
    }
  }

  return ({ accessKeyId, action, resource, context }) => {
    const role = accessKeyId === undefined ? undefined : roles.get(accessKeyId);
    if (role === undefined) return undefined;
    const applying = (statements.get(role) ?? []).filter(
      (statement) =>
        list(statement.Action).some((pattern) => glob(pattern, action)) &&
        list(statement.Resource).some((pattern) => glob(pattern, resource)) &&
        holds(statement, context),
    );
    const allowed =
      applying.some(({ Effect }) => Effect === 'Allow') && !applying.some(({ Effect }) => Effect === 'Deny');
    return allowed
      ? undefined
      : `User: ${accessKeyId} is not authorized to perform: ${action} on resource: ${resource}`;
  };
}
