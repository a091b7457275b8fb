import path from 'node:path';
import { defineConfig } from '@playwright/test';
import '../../infra/test/files-in-memory.mjs';

const root = path.resolve(import.meta.dirname, '../..');

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

/** User journeys in a real Chromium, on the built site of a separate local stack. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: path.join(root, '.local/browser-tests'),
  // While one page waits for its server, the other one can draw.
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  // Generous limits, because they are not a measure of speed: a busy machine must not fail, but a test that hangs is
  // still reported.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Tracing takes a tenth of the tests' computation, so only tests that are run again create one (`--trace
    // retain-on-failure`, and `npm test` for those that failed).
    trace: 'off',
  },
  webServer: {
    command: `"${process.execPath}" infra/test/browser-laptop.mjs`,
    cwd: root,
    // Playwright's default, 'test', would bundle React's development build.
    env: { NODE_ENV: 'production' },
    wait: { stdout: /^LAPTOP=(?<LAPTOP>.*)\n/ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
