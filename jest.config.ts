/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const project = {
  transform: {},
  testRunner: '<rootDir>/infra/test/jest/runner.mjs',
  testEnvironment: '<rootDir>/infra/test/jest/environment.mjs',
  testPathIgnorePatterns: ['/node_modules/', '/cdk.out/', '/.local'],
  modulePathIgnorePatterns: ['/cdk.out/', '/.local'],
};

export default {
  // No measure of speed: what hangs is named, and a busy machine is no reason to fail.
  testTimeout: 5 * 60_000,
  testSequencer: '<rootDir>/infra/test/jest/long-first.mjs',
  projects: [
    {
      ...project,
      displayName: 'unit',
      testMatch: ['<rootDir>/{shared,services,infra,web,proof}/**/*.test.{ts,tsx}'],
    },
    {
      // The real services behind the real gateway, with the template's IAM enforced.
      ...project,
      displayName: 'service',
      testMatch: ['<rootDir>/services/**/*.service-test.ts'],
      globalSetup: '<rootDir>/infra/test/laptop-setup.mjs',
      globalTeardown: '<rootDir>/infra/test/laptop-teardown.mjs',
    },
  ],
} satisfies Config;
