import type { Deployment } from '../aws/deployment.ts';
import { synthesize } from '../synthesis/synthesize.ts';

export type CloudResource<P = Record<string, unknown>> = {
  stack: string;
  id: string;
  Type: string;
  Properties: P;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  DependsOn?: string[];
};

/**
 * Returns the product's templates as `cdk deploy` would send them, without the functions' bundles. Callers with the
 * same settings share one synthesis.
 */
export async function cloudTemplate(deployment: Partial<Deployment> = {}) {
  const stacks = await synthesize(deployment);
  const templates = Object.fromEntries(
    stacks.map(({ stackName, template }) => [
      stackName,
      template as unknown as { Resources: Record<string, Omit<CloudResource, 'stack' | 'id'>>; Outputs?: object },
    ]),
  );
  const resources: CloudResource[] = Object.entries(templates).flatMap(([stack, { Resources }]) =>
    Object.entries(Resources).map(([id, resource]) => ({ stack, id, ...resource })),
  );
  return {
    stacks,
    templates,
    resources,
    ofType: <P = Record<string, unknown>>(type: string) =>
      resources.filter(({ Type }) => Type === type) as CloudResource<P>[],
  };
}

export type CloudTemplate = Awaited<ReturnType<typeof cloudTemplate>>;
