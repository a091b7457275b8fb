import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { App } from 'aws-cdk-lib';
import { buildApp } from '../aws/build-app.ts';
import type { Deployment } from '../aws/deployment.ts';

export type CloudResource<P = Record<string, unknown>> = {
  stack: string;
  id: string;
  Type: string;
  Properties: P;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  DependsOn?: string[];
};

type Options = { check?: boolean; deployment?: Partial<Deployment>; change?: (app: App) => void };

/** The product's templates as `cdk deploy` would send them, without the bundles of the functions. */
export function cloudTemplate({ check = false, deployment = {}, change }: Options = {}) {
  const outdir = mkdtempSync(path.join(tmpdir(), 'segno-template-'));
  try {
    const app = buildApp({ bundle: false, check, outdir, deployment });
    change?.(app);
    const { stacks } = app.synth();
    const templates = Object.fromEntries(
      stacks.map(({ stackName, template }) => [
        stackName,
        template as { Resources: Record<string, Omit<CloudResource, 'stack' | 'id'>>; Outputs?: object },
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
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

export type CloudTemplate = ReturnType<typeof cloudTemplate>;
