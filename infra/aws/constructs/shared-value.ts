import { CfnParameter, Reference, Stack, Tokenization } from 'aws-cdk-lib';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';

/**
 * Returns a value from another stack, read through Parameter Store: the stack that owns it publishes it as a parameter,
 * and each stack that reads it looks it up once per deployment, however often its template uses it (design 8.8).
 * @param name a name for the value, unique among all shared values, such as `Masters`
 * @param value one attribute of a resource, such as a bucket's name; returned unchanged within its own stack
 * @throws Error if the value is not an attribute of a resource, or belongs to a different region
 */
export function sharedValue(reader: Construct, name: string, value: string): string {
  const [token] = Tokenization.reverseString(value).tokens;
  if (!Reference.isReference(token)) throw new Error(`${name} is shared, but it is no attribute of a resource`);
  const stack = Stack.of(reader);
  const owner = Stack.of(token.target);
  if (owner === stack) return value;
  if (owner.region !== stack.region)
    throw new Error(`${stack.stackName} cannot look up ${name} in another region: use a plain reference`);

  const id = `Shared${name}`;
  const known = stack.node.tryFindChild(id);
  if (known instanceof CfnParameter) return known.valueAsString;
  const parameterName = publish(owner, name, value);
  stack.addStackDependency(owner);
  return new CfnParameter(stack, id, {
    type: 'AWS::SSM::Parameter::Value<String>',
    default: parameterName,
    description: `${name} of ${owner.stackName}`,
  }).valueAsString;
}

function publish(owner: Stack, name: string, stringValue: string): string {
  const scope = owner.node.tryFindChild('Shared') ?? new Construct(owner, 'Shared');
  const parameterName = `/segno/${owner.stackName}/${name}`;
  if (scope.node.tryFindChild(name)) return parameterName;
  const previous = scope.node.children.at(-1);
  const parameter = new StringParameter(scope, name, { parameterName, stringValue });
  // Creates parameters one after the other: Parameter Store accepts only a few writes per second.
  if (previous) parameter.node.addDependency(previous);
  return parameterName;
}
