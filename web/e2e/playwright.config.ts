import path from 'node:path';
import { defineConfig } from '@playwright/test';
import '../../infra/test/files-in-memory.mjs';

const root = path.resolve(import.meta.dirname, '../..');

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

/** User journeys in a real Chromium, on the built site of a separate laptop. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: path.join(root, '.local/browser-tests'),
  // While one page waits for its server, the other one draws.
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  // No measure of speed: what hangs is named, and a busy machine is no reason to fail.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    // A tenth of all that the tests compute: only what is run again leaves one (`--trace retain-on-failure`, and `npm
    // test` for what failed).
    trace: 'off',
  },
  webServer: {
    command: `"${process.execPath}" infra/test/browser-laptop.mjs`,
    cwd: root,
    // Playwright's own 'test' would bundle React's development build.
    env: { NODE_ENV: 'production' },
    wait: { stdout: /^LAPTOP=(?<LAPTOP>.*)\n/ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
