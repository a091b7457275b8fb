import { nativePackages } from './layers/native-packages.ts';

/** The one place that says how a function is bundled: CDK reads it for the cloud, the laptop's runner for its watch. */
export const bundling = {
  format: 'esm',
  mainFields: ['module', 'main'],
  /** The deployed runtime is nodejs24.x; the laptop compiles the same source for the floor. */
  target: { cloud: 'node24', laptop: 'node20' },
  /** Native code: comes to the cloud as a layer, on a laptop from node_modules. */
  external: Object.values(nativePackages).map(({ name }) => name),
  /** A function's credentials are in its environment: the SDK's other sources of them stay out of the bundle. */
  alias: { '@aws-sdk/credential-provider-node': './services/platform/lambda-credentials.ts' },
  /** React, which renders mail, brings its development build too where this is not decided. */
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
} as const;

/** esbuild's options for functions as they are deployed: minified, with the SDK inside. @param entryPoints their modules, from the repository's root */
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
