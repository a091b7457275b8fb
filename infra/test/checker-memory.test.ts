import { checkInChildProcess } from './check-in-child-process.ts';
import { smallHostileFiles } from './hostile-files.ts';

/** A third of the function's memory. `npm run proof -- checker` tries the larger files. */
const MOST_MB = 1000;

it.each(smallHostileFiles.map((file) => [file.name, file] as const))(
  'the process that checks %s holds little memory, and has a verdict',
  async (_, file) => {
    const { verdict, megabytes } = await checkInChildProcess(file);
    expect(verdict === 'taken').toBe(file.taken === true);
    expect(megabytes).toBeLessThan(MOST_MB);
  },
);
