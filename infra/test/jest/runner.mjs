// Jest's testRunner: jest-circus, but Node itself imports the test files, whereas Jest would load each into a sandbox.
// Their imports (the SDK, CDK, zod, the product) are loaded once per run instead of once per file.
import hooks from 'node:async_hooks';
import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import './read-typescript.mjs';
import { RunningTest } from './running-test.mjs';

const require = createRequire(import.meta.url);
const circus = require('jest-circus/runner').default;
register('./module-hooks.mjs', import.meta.url);

let files = 0;

export default function runFile(globalConfig, config, environment, runtime, testPath, tell) {
  files += 1;
  globalThis.jest = runtime.jestGlobals.jestObjectFor(testPath);
  // Node applies the source maps of modules that it imported; Jest's function knows only those of modules that Jest
  // transformed.
  Error.prepareStackTrace = undefined;
  runtime.unstable_shouldLoadAsEsm = () => true;
  const { isolated } = config.testEnvironmentOptions;
  runtime.unstable_importModule = (file) =>
    import(`${pathToFileURL(file).href}?of=${files}${isolated ? '&isolated' : ''}`);
  // Circus collects the tests of a file in a module of its own, so each file gets a new copy of that module.
  runtime.requireInternalModule = (file) => {
    delete require.cache[file];
    // Since Node 24 this is a getter, which an assignment would not replace.
    const before = Object.getOwnPropertyDescriptor(hooks, 'AsyncLocalStorage');
    Object.defineProperty(hooks, 'AsyncLocalStorage', { configurable: true, enumerable: true, value: RunningTest });
    try {
      return require(file);
    } finally {
      Object.defineProperty(hooks, 'AsyncLocalStorage', before);
    }
  };
  return circus(globalConfig, config, environment, runtime, testPath, tell);
}
