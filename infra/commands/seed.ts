import { readLaptopFile } from '../laptop-file.ts';
import { demoArtist } from '../seed/demo-accounts.ts';
import { fillLibrary } from '../seed/fill-library.ts';
import { importStatements } from '../seed/import-statements.ts';
import { shareAndAdvance } from '../seed/share-and-advance.ts';
import { seedArguments } from './seed-arguments.ts';
import { timeLeft } from './time-left.ts';

/** The interval between lines of progress if the output is not a terminal. */
const LINE_EVERY_MS = 5000;

const NOT_RUNNING = 'The product is not running. Start it with "npm start", then run this again.';

try {
  const { releases } = seedArguments(process.argv.slice(2));
  const laptop = readLaptopFile(process.env.DATA_DIR ?? '.local');
  await fetch(`${laptop.addresses.site}/config.json`).catch(() => {
    throw new Error(NOT_RUNNING);
  });
  const started = performance.now();
  const report = reporter();
  const made = await fillLibrary(laptop, releases, ({ made, missing }) => {
    const left = timeLeft({ done: made, all: missing, elapsedMs: performance.now() - started });
    report(`${made} of ${missing} releases${left && `, ${left}`}`, made === missing);
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    made === 0
      ? `The library of ${demoArtist.email} already has at least ${releases} releases.`
      : `The library of ${demoArtist.email} now has ${releases} releases (${made} added in ${seconds} s).`,
  );
  // Runs before the statements, so that the advance is recouped from their earnings.
  await shareAndAdvance(laptop);
  const posted = await importStatements(laptop, ({ posted, missing }) =>
    report(`${posted} of ${missing} statements`, posted === missing),
  );
  if (posted > 0) console.log(`${posted} months of earnings were posted.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Reports progress: overwrites a line in a terminal; elsewhere, prints a line from time to time. */
function reporter() {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (text: string, isLast: boolean) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}${isLast ? '\n' : ''}`);
    else if (isLast || performance.now() - reportedAt > LINE_EVERY_MS) {
      reportedAt = performance.now();
      console.log(text);
    }
  };
}
