const project = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': '<rootDir>/infra/test/jest-esbuild.mjs' },
  testEnvironment: 'node',
  testPathIgnorePatterns: ['/node_modules/', '/cdk.out/', '/.local'],
  modulePathIgnorePatterns: ['/cdk.out/', '/.local'],
};

export default {
  testTimeout: 30_000,
  projects: [
    { ...project, displayName: 'unit', testMatch: ['<rootDir>/{shared,services,infra,web}/**/*.test.{ts,tsx}'] },
    { ...project, displayName: 'browser', testMatch: ['<rootDir>/web/e2e/**/*.spec.ts'] },
  ],
};
