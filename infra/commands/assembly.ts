import { readFileSync } from 'node:fs';
import path from 'node:path';

export type AssembledStack = { name: string; region: string; template: StackTemplate };
export type StackTemplate = {
  Resources?: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
  Outputs?: Record<string, unknown>;
  Parameters?: Record<string, { Type: string; Default?: string }>;
};

type Artifact = {
  type: string;
  environment?: string;
  properties?: { templateFile?: string; stackName?: string };
};

/** Reads the stacks that `cdk synth` has written, in the order of the manifest. */
export function readAssembly(folder: string): AssembledStack[] {
  const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;
  const { artifacts } = read<{ artifacts: Record<string, Artifact> }>('manifest.json');
  return Object.entries(artifacts).flatMap(([id, { type, environment = '', properties = {} }]) => {
    if (type !== 'aws:cloudformation:stack' || !properties.templateFile) return [];
    return {
      name: properties.stackName ?? id,
      region: environment.slice(environment.lastIndexOf('/') + 1),
      template: read<StackTemplate>(properties.templateFile),
    };
  });
}
