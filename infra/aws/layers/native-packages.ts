import type { NativePackage } from '../../../services/platform/describe-function.ts';

type Row = {
  /** The package's name in imports. */
  name: string;
  /** The one of its dependencies that contains the code for the cloud's processor. */
  build: string;
  /** Its use in the product, as the beginning of a sentence. */
  role: string;
};

/** Packages with native code. In the cloud each is a layer (design 5.4), and not part of any function's bundle. */
export const nativePackages = {
  sharp: { name: 'sharp', build: '@img/sharp-linux-arm64', role: 'The image library' },
  duckdb: {
    name: '@duckdb/node-api',
    build: '@duckdb/node-bindings-linux-arm64',
    role: 'The engine that reads statements',
  },
} as const satisfies Record<NativePackage, Row>;
