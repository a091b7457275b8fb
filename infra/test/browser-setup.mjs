// Jest's globalSetup for the browser tests: the built site on a laptop of its own, as it is deployed, with the deployed security policy.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import './jest/read-typescript.mjs';

export default async () => {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const { build } = await import('vite');
  // Jest's own 'test' would bundle React's development build.
  process.env.NODE_ENV = 'production';
  await build({ configFile: path.resolve('web/vite.config.ts'), logLevel: 'error' });
  process.env.NODE_ENV = 'test';
  const { startLaptop } = await import('../local/start-laptop.ts');
  const { seedAccounts } = await import('../seed/seed.ts');
  const { freeBase } = await import('../local/ports.ts');
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-browser-'));
  const laptop = await startLaptop({ basePort: await freeBase(), dataFolder, pages: 'built', watch: false });
  await seedAccounts(laptop, dataFolder);
  globalThis.__stopLaptop = async () => {
    await laptop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const { addresses, outputs } = laptop;
  process.env.LAPTOP = JSON.stringify({ addresses, outputs, dataFolder });
};
