// The web server of the browser tests (web/e2e/playwright.config.ts): the built site on a local stack of its own, with
// the deployed content security policy.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import './jest/read-typescript.mjs';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
const { build } = await import('vite');
const { startLaptop } = await import('../local/start-laptop.ts');
const { freeBase } = await import('../local/ports.ts');

const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-browser-'));
// Not web/dist, because a synthesis that runs alongside the tests reads that folder.
const site = path.join(dataFolder, 'site');
await build({ configFile: path.resolve('web/vite.config.ts'), logLevel: 'error', build: { outDir: site } });
// A one-pixel image, because most of the tests' releases refer to a cover that was never uploaded.
const coverOfNone = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const laptop = await startLaptop({
  basePort: await freeBase(),
  dataFolder,
  pages: { built: site },
  watch: false,
  coverOfNone,
});
process.once('SIGTERM', async () => {
  await laptop.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  process.exit(0);
});
const { addresses, outputs } = laptop;
console.log(`LAPTOP=${JSON.stringify({ addresses, outputs, dataFolder })}`);
