import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const module = pathToFileURL('infra/few-arenas.mjs').href;
/** Prints whether this process has the settings, then runs itself once more if needed. */
const program = `import { hasFewArenas, runWithFewArenas } from '${module}';
  const has = hasFewArenas();
  console.log(has, process.env.MALLOC_ARENA_MAX);
  if (has) process.exit(7);
  process.argv.splice(1, 1, '--input-type=module', '-e', process.env.PROGRAM);
  runWithFewArenas();`;

const run = (settings: Record<string, string> = {}) => {
  const { MALLOC_ARENA_MAX: _, ...env } = process.env;
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...env, PROGRAM: program, ...settings },
      encoding: 'utf8',
    });
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string };
    return { status, lines: stdout.trim().split('\n') };
  }
  throw new Error('It ended with 0');
};

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('a program runs once more with few arenas, and ends as that one does', () => {
  expect(run()).toEqual({ status: 7, lines: ['false undefined', 'true 2'] });
});

it('a program that has its own setting runs with that', () => {
  expect(run({ MALLOC_ARENA_MAX: '5' })).toEqual({ status: 7, lines: ['true 5'] });
});
