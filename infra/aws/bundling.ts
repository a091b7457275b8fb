import { nativePackages } from './layers/native-packages.ts';

/** Settings for bundling functions, shared by CDK for the cloud and by the local runner for its watch mode. */
export const bundling = {
  format: 'esm',
  mainFields: ['module', 'main'],
  /** Deployed functions run on nodejs24.x; the local runner compiles the same source for the oldest supported Node. */
  target: { cloud: 'node24', laptop: 'node20' },
  /** Native code comes from a layer in the cloud, and from node_modules locally. */
  external: Object.values(nativePackages).flatMap(({ name, beside = [] }) => [name, ...beside]),
  /**
   * A function's credentials are in its environment, so the SDK's other credential providers are left out of the
   * bundle.
   */
  alias: { '@aws-sdk/credential-provider-node': './services/platform/lambda-credentials.ts' },
  /** Without this, React, which renders email, would include its development build. */
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
} as const;

/**
 * esbuild's options for deployed functions: minified, with the SDK included.
 * @param entryPoints their modules, relative to the repository's root
 */
export const cloudBundle = <E extends string[] | { in: string; out: string }[]>(entryPoints: E) => ({
  entryPoints,
  bundle: true,
  minify: true,
  platform: 'node' as const,
  format: bundling.format,
  target: bundling.target.cloud,
  mainFields: [...bundling.mainFields],
  external: [...bundling.external],
  alias: bundling.alias,
  define: bundling.define,
  banner: { js: bundling.banner },
  logLevel: 'warning' as const,
});
