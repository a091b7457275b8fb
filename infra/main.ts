import { existsSync } from 'node:fs';
import { faultsSetting, readFaults } from './faults/faults.ts';
import { faultyTable } from './faults/faulty-table.ts';
import { writeLaptopFile } from './laptop-file.ts';
import { laptopModel } from './local/settings/laptop-model.ts';
import { stripeTestMode } from './local/settings/stripe-test-mode.ts';
import { startLaptop } from './local/start-laptop.ts';
import { demoAdmin, demoArtist } from './seed/demo-accounts.ts';
import { hasDemo } from './seed/demo-marker.ts';

/** How many releases a first start creates; 0 for an empty library. */
const DEMO_RELEASES = 40;

const basePort = Number(process.env.PORT ?? 4400);
const dataFolder = process.env.DATA_DIR ?? '.local';
const pages = process.env.SEGNO_PAGES === 'built' ? 'built' : 'dev';

try {
  const stripe = stripeTestMode(process.env);
  // Only with the stand-in, because the demo's payments are made on its card page.
  const demo = stripe ? 0 : Number(process.env.SEGNO_DEMO ?? DEMO_RELEASES);
  const faults = readFaults(process.env.SEGNO_FAULTS);
  if (faults) console.log(`The table has faults: SEGNO_FAULTS=${faultsSetting(faults)}`);
  const laptop = await startLaptop({
    basePort,
    dataFolder,
    pages,
    watch: true,
    waitlistWebhook: process.env.SEGNO_WAITLIST_WEBHOOK,
    losslessMb: process.env.SEGNO_LOSSLESS_MB,
    payoutHoldHours: process.env.SEGNO_PAYOUT_HOLD_HOURS,
    stripe,
    model: laptopModel(process.env),
    faulty: faults && faultyTable(faults),
    hasRecovery: process.env.SEGNO_RECOVERY === 'on',
    onReload: (name) => console.log(`reloaded ${name}`),
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await laptop.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  writeLaptopFile(dataFolder, laptop);
  // Loaded only on a first start, because it imports a whole sign-in library made for browsers.
  const seed = hasDemo(dataFolder) ? undefined : await import('./seed/seed-accounts.ts');
  await seed?.seedAccounts(laptop, dataFolder);
  console.log(`ready ${laptop.site}`);
  console.log(`  artist  ${demoArtist.email}  ${demoArtist.password}`);
  console.log(`  admin   ${demoAdmin.email}  ${demoAdmin.password}`);
  console.log(`  mail    ${laptop.site}/local/mail`);
  console.log(`  stripe  ${stripe ? 'https://dashboard.stripe.com/test' : `${laptop.addresses.stripe}/dashboard`}`);
  console.log(`  log     ${laptop.logFile}`);
  if (pages === 'built' && !existsSync('web/dist/index.html'))
    console.log('web/dist has no pages, so only the API answers: npx vite build web');
  if (seed && demo > 0) {
    console.log(`The demo's ${demo} releases appear over the next minutes, then what they earned in 18 months.`);
    const { fillLibrary } = await import('./seed/fill-library.ts');
    const { importStatements } = await import('./seed/import-statements.ts');
    const { shareAndAdvance } = await import('./seed/share-and-advance.ts');
    const fill = fillLibrary(laptop, demo)
      .then(() => shareAndAdvance(laptop))
      .then(() => importStatements(laptop));
    await fill.then(
      () => console.log('The demo is complete.'),
      (error: unknown) =>
        stopping || console.error(`The demo is not complete: ${error instanceof Error ? error.message : error}`),
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
