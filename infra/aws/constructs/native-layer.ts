import { Stack } from 'aws-cdk-lib';
import { Architecture, Code, LayerVersion } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { NativePackage } from '../../../services/platform/describe-function.ts';
import { capitalized } from '../../capitalized.ts';
import { layerFault, layerFolder, sourceOf } from '../layers/layer-folder.ts';
import { nativePackages } from '../layers/native-packages.ts';

type Options = {
  /** Whether this synthesis is of a real site. */
  deploys: boolean;
  folder?: string;
};

/**
 * The layer of a package whose native code must fit the cloud's processor: one of a stack. `cdk synth` needs no network, so without the
 * built layer its package file stands in the template; what is to be deployed needs the layer itself.
 * @throws Error when it is to be deployed, and the layer is absent or another one
 */
export function nativeLayer(
  scope: Construct,
  name: NativePackage,
  { deploys, folder = layerFolder(name) }: Options,
): LayerVersion {
  const stack = Stack.of(scope);
  const id = capitalized(name);
  const made = stack.node.tryFindChild(id);
  if (made) return made as LayerVersion;
  const fault = layerFault(name, folder);
  if (deploys && fault) throw new Error(fault);
  return new LayerVersion(stack, id, {
    code: Code.fromAsset(fault ? sourceOf(name) : folder),
    compatibleArchitectures: [Architecture.ARM_64],
    description: `${nativePackages[name].name} for linux-arm64`,
  });
}
