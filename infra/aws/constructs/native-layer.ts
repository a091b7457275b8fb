import { Stack } from 'aws-cdk-lib';
import { Architecture, Code, LayerVersion } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { NativePackage } from '../../../services/platform/describe-function.ts';
import { toPascalCase } from '../../pascal-case.ts';
import { layerFault, layerFolder, sourceOf } from '../layers/layer-folder.ts';
import { nativePackages } from '../layers/native-packages.ts';

type Options = {
  /** Whether this synthesis is for a real site, which requires the built layer. */
  deploys: boolean;
  folder?: string;
};

/**
 * The layer for a package whose native code must match the processor in the cloud; each stack has its own. `cdk synth`
 * needs no network: if the layer has not been built, the template contains just the package file. A deployment requires
 * the built layer.
 * @throws Error if the layer for a deployment is missing or was built from a different version
 */
export function nativeLayer(
  scope: Construct,
  name: NativePackage,
  { deploys, folder = layerFolder(name) }: Options,
): LayerVersion {
  const stack = Stack.of(scope);
  const id = toPascalCase(name);
  const made = stack.node.tryFindChild(id);
  if (made instanceof LayerVersion) return made;
  const fault = layerFault(name, folder);
  if (deploys && fault) throw new Error(fault);
  return new LayerVersion(stack, id, {
    code: Code.fromAsset(fault ? sourceOf(name) : folder),
    compatibleArchitectures: [Architecture.ARM_64],
    description: `${nativePackages[name].name} for linux-arm64`,
  });
}
