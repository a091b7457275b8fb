import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Architecture, Code, LayerVersion } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';

/** Built by `npm run deploy` (infra/aws/build-sharp-layer.mjs) for linux-arm64; never from the builder's own node_modules. */
const BUILT = fileURLToPath(new URL('../../../cdk.out/.layers/sharp', import.meta.url));
const ABSENT = fileURLToPath(new URL('./sharp-layer-absent', import.meta.url));

/**
 * The image library, whose native code must fit the cloud's processor. `cdk synth` needs no network, so without the built layer a
 * placeholder stands in the template; `npm run deploy` builds the layer first and refuses to go on without it.
 */
export const sharpLayer = (scope: Construct): LayerVersion =>
  new LayerVersion(scope, 'Sharp', {
    code: Code.fromAsset(existsSync(BUILT) ? BUILT : ABSENT),
    compatibleArchitectures: [Architecture.ARM_64],
    description: 'sharp for linux-arm64',
  });
