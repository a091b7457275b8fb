// Jest's globalSetup, which runs outside the module sandbox: starts one local stack for all service tests, which call
// it over HTTP like the product itself.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import './jest/read-typescript.mjs';

export default async () => {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const { startLaptop } = await import('../local/start-laptop.ts');
  const { freeBase } = await import('../local/ports.ts');
  const { readFaults, faultsSetting } = await import('../faults/faults.ts');
  const { faultyTable } = await import('../faults/faulty-table.ts');
  // Set by `npm run proof -- faults`, which runs the same tests against a table under load.
  const faults = readFaults(process.env.SEGNO_FAULTS);
  if (faults) console.log(`SEGNO_FAULTS=${faultsSetting(faults)}`);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-test-'));
  const faulty = faults && faultyTable(faults);
  const laptop = await startLaptop({ basePort: await freeBase(), dataFolder, pages: 'none', watch: false, faulty });
  globalThis.__stopLaptop = async () => {
    await laptop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const { addresses, outputs } = laptop;
  process.env.LAPTOP = JSON.stringify({ addresses, outputs, dataFolder });
};
