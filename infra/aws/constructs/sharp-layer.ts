import { Architecture, Code, LayerVersion } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { layerFault, layerFolder, SOURCE } from '../sharp-layer/layer-folder.ts';

/**
 * The image library, whose native code must fit the cloud's processor. `cdk synth` needs no network, so without the built layer its
 * package file stands in the template; what is to be deployed needs the layer itself.
 * @param deploys whether this synthesis is of a real site
 * @throws Error when it is, and the layer is absent or another one
 */
export function sharpLayer(
  scope: Construct,
  { deploys, folder = layerFolder() }: { deploys: boolean; folder?: string },
): LayerVersion {
  const fault = layerFault(folder);
  if (deploys && fault) throw new Error(fault);
  return new LayerVersion(scope, 'Sharp', {
    code: Code.fromAsset(fault ? SOURCE : folder, { exclude: fault ? ['*.ts'] : [] }),
    compatibleArchitectures: [Architecture.ARM_64],
    description: 'sharp for linux-arm64',
  });
}
