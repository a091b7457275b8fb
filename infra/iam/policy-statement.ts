type OneOrMany<T> = T | T[];
export type Principals = string | Record<string, OneOrMany<string>>;
export type Statement = {
  Effect: 'Allow' | 'Deny';
  Action: OneOrMany<string>;
  Resource: OneOrMany<string>;
  /** The callers to which a statement in a resource's policy applies. */
  Principal?: Principals;
  Condition?: Record<string, Record<string, OneOrMany<string>>>;
};
/** A request's condition keys, in lower case, with their values. */
export type ConditionValues = Record<string, string[]>;

const list = <T>(value: OneOrMany<T>): T[] => (Array.isArray(value) ? value : [value]);

/** Compiled patterns. All of them come from the template, so the cache stays small. */
const globs = new Map<string, (value: string) => boolean>();

function globOf(pattern: string): (value: string) => boolean {
  const text = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\?/g, '.');
  const expression = new RegExp(`^${text}$`, 's');
  const matches = /[*?]/.test(pattern)
    ? (value: string) => expression.test(value)
    : (value: string) => value === pattern;
  globs.set(pattern, matches);
  return matches;
}

const glob = (pattern: string, value: string): boolean => (globs.get(pattern) ?? globOf(pattern))(value);

/** Compares ARNs part by part: a star never matches past one of the first five colons. */
const arnLike: Test = (value, wanted) =>
  wanted.some((pattern) => {
    const parts = partsOfArn(value);
    return partsOfArn(pattern).every((part, n) => glob(part, parts[n] ?? ''));
  });
const partsOfArn = (arn: string): string[] => {
  const parts = arn.split(':');
  return [...parts.slice(0, 5), parts.slice(5).join(':')];
};

type Test = (value: string, wanted: string[]) => boolean;
const equals: Test = (value, wanted) => wanted.includes(value);
const like: Test = (value, wanted) => wanted.some((pattern) => glob(pattern, value));

/** Tests whether the request has the key at all: `"false"` means that it must have it. */
const NULL = 'Null';

/** Condition operators that the local check supports. Any other causes an error, so that nothing is guessed. */
const operators: Record<string, Test> = {
  StringEquals: equals,
  StringNotEquals: (value, wanted) => !equals(value, wanted),
  StringLike: like,
  ArnLike: arnLike,
  ArnEquals: arnLike, // IAM treats both alike
  ArnNotEquals: (value, wanted) => !arnLike(value, wanted),
  Bool: equals,
  [NULL]: equals,
};

/**
 * Condition keys that the callers of the check fill in, and whether each may have several values. If so, a set operator
 * is required (`ForAnyValue:`), because AWS does not document how IAM treats other operators.
 * `dynamodb:EnclosingOperation` has one value, but AWS documents only policies with a set operator (DynamoDB Developer
 * Guide, "Using IAM with DynamoDB transactions"), so no other operator is accepted here.
 */
const keys: Record<string, 'one' | 'many'> = {
  'dynamodb:leadingkeys': 'many',
  'dynamodb:enclosingoperation': 'many',
  'kms:encryptioncontext:artistid': 'one',
  'bedrock:inferenceprofilearn': 'one',
  'aws:principalarn': 'one',
  'aws:sourcearn': 'one',
  'aws:sourceaccount': 'one',
  'aws:securetransport': 'one',
  's3:if-none-match': 'one',
};

const knownFields = ['Effect', 'Action', 'Resource', 'Principal', 'Condition', 'Sid'];

const splitOperator = (operator: string): { set: string | undefined; test: Test | undefined } => {
  const [, set, name = ''] = /^(?:(ForAnyValue|ForAllValues):)?(.+)$/.exec(operator) ?? [];
  return { set, test: operators[name] };
};

/**
 * @throws Error if a statement uses an unsupported feature, or an operator that does not suit a key with one value or
 * with several
 */
export function assertSupported(statement: Statement, where: string): void {
  const conditions = Object.entries(statement.Condition ?? {}).flatMap(([operator, test]) =>
    Object.keys(test).map((key) => ({ operator, key })),
  );
  const unknown = [
    ...Object.keys(statement).filter((field) => !knownFields.includes(field)),
    ...new Set(conditions.map(({ operator }) => operator).filter((operator) => !splitOperator(operator).test)),
    ...conditions.map(({ key }) => key).filter((key) => !keys[key.toLowerCase()]),
  ];
  if (unknown.length > 0) {
    throw new Error(
      `The local IAM check does not support ${unknown.join(', ')} (${where}): add it to infra/iam/policy-statement.ts`,
    );
  }
  for (const { operator, key } of conditions.filter(({ operator }) => operator !== NULL)) {
    const isSet = splitOperator(operator).set !== undefined;
    if ((keys[key.toLowerCase()] === 'many') !== isSet) {
      throw new Error(
        isSet
          ? `${key} has one value: ${operator} tests it as if it had many (${where})`
          : `${key} may have many values: ${operator} needs ForAnyValue: before it (${where})`,
      );
    }
  }
}

/**
 * Whether a statement's conditions hold. As in IAM, a condition on an absent key is false, except with `...Not...` and
 * `ForAllValues:`.
 */
function conditionsHold(statement: Statement, values: ConditionValues): boolean {
  return Object.entries(statement.Condition ?? {}).every(([operator, tests]) =>
    Object.entries(tests).every(([key, wanted]) => {
      const { set, test } = splitOperator(operator);
      const actual = values[key.toLowerCase()] ?? [];
      if (operator === NULL)
        return list(wanted)
          .map(String)
          .includes(String(actual.length === 0));
      const fits = (value: string) => test?.(value, list(wanted).map(String)) ?? false;
      if (set === 'ForAllValues') return actual.every(fits);
      if (set === undefined && actual.length === 0) return operator.includes('Not');
      return actual.some(fits);
    }),
  );
}

/** Whether a statement applies to this action. */
export const appliesToAction = (statement: Statement, action: string): boolean =>
  list(statement.Action).some((pattern) => glob(pattern, action));

/** Whether a statement about the action applies to this resource under these conditions. */
export const applies = (statement: Statement, request: { resource: string; values: ConditionValues }): boolean =>
  list(statement.Resource).some((pattern) => glob(pattern, request.resource)) &&
  conditionsHold(statement, request.values);

/** Whether a resource's policy applies to this caller: a service by its name, a role by its ARN. */
export const appliesToCaller = (principals: Principals | undefined, caller: string): boolean =>
  typeof principals === 'string'
    ? principals === '*'
    : Object.values(principals ?? {}).some((names) => list(names).some((name) => name === '*' || name === caller));
