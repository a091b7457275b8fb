import type { NativePackage } from '../../../services/platform/describe-function.ts';

type Row = {
  /** As it is imported. */
  name: string;
  /** Of its packages the one that holds the code for the cloud's processor. */
  build: string;
  /** What it is to us, at the beginning of a sentence. */
  is: string;
};

/** Packages with native code. Each comes to the cloud as a layer (design 5.4), and is in no function's bundle. */
export const nativePackages = {
  sharp: { name: 'sharp', build: '@img/sharp-linux-arm64', is: 'The image library' },
  duckdb: {
    name: '@duckdb/node-api',
    build: '@duckdb/node-bindings-linux-arm64',
    is: 'The engine that reads statements',
  },
} as const satisfies Record<NativePackage, Row>;
