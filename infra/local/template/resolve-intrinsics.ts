import { ACCOUNT, REGION } from '../account.ts';

export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

export type Lookup = {
  attribute: (id: string, name: string) => string;
  /** Resolves `Fn::GetStackOutput`: a plain output of a different stack, as CDK's weak references read it. */
  outputOf: (stackName: string, outputName: string) => string;
  /** Resolves `{{resolve:secretsmanager:…}}`, as CloudFormation does at deployment. */
  secret: (arn: string, key: string, version?: string) => string;
};

const pseudo: Record<string, string | undefined> = {
  'AWS::Region': REGION,
  'AWS::AccountId': ACCOUNT,
  'AWS::Partition': 'aws',
  'AWS::StackId': `arn:aws:cloudformation:${REGION}:${ACCOUNT}:stack/laptop/00000000-0000-0000-0000-000000000000`,
  'AWS::URLSuffix': 'amazonaws.com',
};

const dynamicReference = /\{\{resolve:secretsmanager:(arn:[^}]+?):SecretString:(\w+)::([\w-]*)\}\}/g;

/** Evaluates CloudFormation's intrinsic functions. @throws Error that names an unsupported function */
export function resolveIntrinsics(value: Json, lookup: Lookup): Json {
  const resolve = (inner: Json) => resolveIntrinsics(inner, lookup);
  if (typeof value === 'string')
    return value.replace(dynamicReference, (_, arn, key, version) => lookup.secret(arn, key, version || undefined));
  if (Array.isArray(value)) return value.map(resolve);
  if (value === null || typeof value !== 'object') return value;

  const [[operator, argument] = [undefined, undefined], ...others] = Object.entries(value);
  if (operator === undefined || others.length > 0 || (operator !== 'Ref' && !operator.startsWith('Fn::'))) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
  }
  const ref = (id: string) => pseudo[id] ?? lookup.attribute(id, 'Ref');
  const list = argument as Json[];
  switch (operator) {
    case 'Ref':
      return ref(String(argument));
    case 'Fn::GetAtt': {
      const [id = '', ...path] = Array.isArray(argument) ? argument.map(String) : String(argument).split('.');
      return lookup.attribute(id, path.join('.'));
    }
    case 'Fn::Join':
      // Resolved again after joining, because a dynamic reference is often joined from parts.
      return resolve((resolve(list[1]) as Json[]).join(String(list[0])));
    case 'Fn::Select':
      return (resolve(list[1]) as Json[])[Number(list[0])];
    case 'Fn::Split':
      return String(resolve(list[1])).split(String(list[0]));
    case 'Fn::GetStackOutput': {
      const { StackName, OutputName, Region = REGION, ...others } = argument as Record<string, Json>;
      if (Object.keys(others).length > 0 || resolve(Region) !== REGION) break;
      return lookup.outputOf(String(StackName), String(OutputName));
    }
    case 'Fn::Sub':
      if (typeof argument !== 'string') break;
      return argument.replace(/\$\{([^}]+)\}/g, (_, id: string) => {
        const [owner = '', ...path] = id.split('.');
        return path.length > 0 ? lookup.attribute(owner, path.join('.')) : ref(id);
      });
  }
  throw new Error(`The laptop does not support the intrinsic ${operator} as it is used in the template`);
}
