// Jest's testRunner: jest-circus, with the test files imported by Node itself instead of into a sandbox each. What they
// import (the SDK, CDK, zod, the product) is loaded once a run and not once a file.
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
  // Node knows the source maps of what it imported; Jest only of what it transformed.
  Error.prepareStackTrace = undefined;
  runtime.unstable_shouldLoadAsEsm = () => true;
  const { isolated } = config.testEnvironmentOptions;
  runtime.unstable_importModule = (file) =>
    import(`${pathToFileURL(file).href}?of=${files}${isolated ? '&isolated' : ''}`);
  // The tests of a file are collected in circus's own module, so each file has a new one.
  runtime.requireInternalModule = (file) => {
    delete require.cache[file];
    // Since Node 24 a getter, which an assignment does not replace.
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
