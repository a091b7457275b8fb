import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { freeBase } from '../../infra/local/ports.ts';
import { startLaptop } from '../../infra/local/start-laptop.ts';
import { payRelease } from '../../infra/seed/pay-release.ts';
import { demoLibrary } from '../../services/test/demo-library.ts';
import { launchChromium } from '../e2e/launch-chromium.ts';
import { signUpOthers } from './people.ts';
import { addressOf, pictures } from './pictures.ts';
import { takePictures } from './take-pictures.ts';
import { viewers } from './viewers.ts';

/** The folder of the few pictures in git, which documents show. */
const DOCUMENTED = 'docs/screens';
/** How many of the demo's releases are paid for on the provider's page. */
const PAYMENTS = 6;
const options = process.argv.slice(2);
/** `--docs` retakes the documents' pictures: those whose file exists. */
const isForDocuments = options.includes('--docs');
const folder = isForDocuments ? DOCUMENTED : '.local/screens';
const word = options.find((option) => !option.startsWith('--')) ?? '';
const wanted = pictures.filter(({ name }) => name.includes(word));
if (wanted.length === 0) {
  console.error(`No page is named so. There are: ${pictures.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

await build({ configFile: path.resolve('web/vite.config.ts'), logLevel: 'error' });
const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-screens-'));
const laptop = await startLaptop({ basePort: await freeBase(), dataFolder, pages: 'built', watch: false });
const browser = await launchChromium();
let failures: string[] = [];
try {
  // A fixed time, so that dates on the pages never change.
  const now = new Date('2026-11-02T09:30:00.000Z');
  const { session, office, artist, releases } = await demoLibrary(laptop, dataFolder, {
    releases: 40,
    covers: 20,
    now,
  });
  await signUpOthers(session, office);
  for (const release of releases.filter(({ plan, trackIds }) => !plan && trackIds.length > 0).slice(0, PAYMENTS)) {
    await payRelease(artist, release);
  }
  const [payment] = (await artist('GET /api/payments', { query: {} })).items;
  if (!payment) throw new Error('No release of the demo could be paid for');
  const { items: statements } = await office('GET /api/admin/statements', { query: {} });
  const file = { fileName: 'spotify-august.csv', bytes: 912_384 };
  const drop = () => office('POST /api/admin/statements', { body: file, idempotencyKey: randomUUID() });
  const { statementId } = statements[0] ?? (await drop()).statement;
  const open = viewers(browser, laptop.site);
  if (!word && !isForDocuments) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const shown = { releases, paymentId: payment.paymentId, statementId };
  failures = await takePictures(wanted, {
    fileOf: (name) => path.join(folder, name),
    isWanted: (file) => !isForDocuments || existsSync(file),
    open,
    addressOf: (picture) => addressOf(picture, shown),
  });
} finally {
  await browser.close();
  await laptop.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
const files = readdirSync(folder).filter((file) => file.endsWith('.png'));
const megabytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0) / 1024 ** 2;
console.log(`${files.length} pictures in ${folder}, ${megabytes.toFixed(1)} MB; ${failures.length} were not taken`);
process.exit(failures.length > 0 ? 1 : 0);
