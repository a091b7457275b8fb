import type { Deployment } from '../../aws/deployment.ts';
import { type RawStack, synthesize } from '../../synthesis/synthesize.ts';
import type { Addresses } from './addresses.ts';
import { type Json, type Lookup, resolveIntrinsics } from './resolve-intrinsics.ts';
import { resourceAttributes } from './resource-attributes.ts';

export type Properties = { [key: string]: Json };

/** A resource from the template, with every reference resolved to its local value. */
export type Resource<P = Properties> = {
  stack: string;
  id: string;
  type: string;
  ref: string;
  arn: string;
  metadata: Record<string, Json>;
  props: P;
};

/**
 * Returns the value of a dynamic reference in a resource. `place` and `properties` identify the resource and its
 * deployed state.
 */
export type SecretOf = (
  arn: string,
  key: string,
  version: string | undefined,
  resource: { place: string; properties: unknown },
) => string;

type Options = {
  addresses: Addresses;
  deployment: Partial<Deployment>;
  secret: SecretOf;
};

/** The resource type of a value that one stack stores in Parameter Store for others. */
const PARAMETER = 'AWS::SSM::Parameter';
/** The prefix of CDK's names for outputs that only other stacks read. */
const FOR_OTHER_STACKS = 'PublishOutput';

/**
 * Loads the synthesized template and resolves it to local values. The local stack learns only from it which resources
 * the product has.
 */
export async function loadTemplate({ deployment, ...values }: Options): Promise<Template> {
  return readTemplate(await synthesize(deployment), values);
}

/** Resolves all values in synthesized stacks. @throws Error that names an unsupported feature */
export function readTemplate(stacks: RawStack[], { addresses, secret }: Omit<Options, 'deployment'>) {
  const attributes = new Map<string, Record<string, string>>();
  const raw = stacks.flatMap(({ stackName: stack, template }) =>
    Object.entries(template.Resources).map(([id, resource]) => ({ stack, id, resource })),
  );
  for (const { stack, id, resource } of raw) {
    const describe = resourceAttributes[resource.Type];
    if (!describe) {
      throw new Error(
        `The laptop does not support the resource type ${resource.Type} (${stack}, ${id}): add it to infra/local/template/resource-attributes.ts`,
      );
    }
    attributes.set(`${stack}/${id}`, describe({ id, stack, addresses, properties: resource.Properties ?? {} }));
  }

  /** The name in Parameter Store that each stack's parameter looks up. */
  const parameters = new Map(
    stacks.flatMap(({ stackName, template }) =>
      Object.entries(template.Parameters ?? {}).map(([id, { Default }]) => [`${stackName}/${id}`, Default] as const),
    ),
  );
  const stored = (name: string): string => {
    const owner = raw.find(({ resource }) => resource.Type === PARAMETER && resource.Properties?.Name === name);
    if (!owner) throw new Error(`The template looks up the parameter ${name}, which no stack stores`);
    return String(resolveIntrinsics(owner.resource.Properties?.Value, lookupIn(owner.stack, owner.id)));
  };
  const outputsOfStacks = new Map<string, () => string>();
  const lookupIn = (stack: string, id: string, properties?: unknown): Lookup => ({
    attribute(id, name) {
      const parameter = name === 'Ref' ? parameters.get(`${stack}/${id}`) : undefined;
      if (parameter !== undefined) return stored(parameter);
      const value = attributes.get(`${stack}/${id}`)?.[name];
      if (value === undefined) throw new Error(`The laptop has no value for the attribute ${name} of ${stack}, ${id}`);
      return value;
    },
    outputOf(stackName, outputName) {
      const value = outputsOfStacks.get(`${stackName}/${outputName}`);
      if (!value)
        throw new Error(`The template reads the output ${outputName} of ${stackName}, which has none of that name`);
      return value();
    },
    secret: (arn, key, version) => secret(arn, key, version, { place: `${stack}/${id}`, properties }),
  });

  const outputs: Record<string, string> = {};
  for (const { stackName: stack, template } of stacks) {
    for (const [id, output] of Object.entries(template.Outputs ?? {})) {
      const value = () => String(resolveIntrinsics(output.Value, lookupIn(stack, id)));
      outputsOfStacks.set(`${stack}/${id}`, value);
      if (!id.startsWith(FOR_OTHER_STACKS)) Object.defineProperty(outputs, id, { enumerable: true, get: value });
    }
  }

  return {
    outputs,
    ofType<P = Properties>(type: string): Resource<P>[] {
      return raw
        .filter(({ resource }) => resource.Type === type)
        .map(({ stack, id, resource }) => ({
          stack,
          id,
          type,
          ref: attributes.get(`${stack}/${id}`)?.Ref ?? id,
          arn: attributes.get(`${stack}/${id}`)?.Arn ?? '',
          metadata: resource.Metadata ?? {},
          props: resolveIntrinsics(resource.Properties ?? {}, lookupIn(stack, id, resource.Properties)) as P,
        }));
    },
  };
}

export type Template = ReturnType<typeof readTemplate>;
