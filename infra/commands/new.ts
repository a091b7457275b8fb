import { spawnSync } from 'node:child_process';
import { domainScaffold } from '../scaffold/domain-scaffold.ts';
import type { Scaffold } from '../scaffold/scaffold.ts';
import { screenScaffold } from '../scaffold/screen-scaffold.ts';
import { writeScaffold } from '../scaffold/write-scaffold.ts';

const USAGE = `Name the new domain or screen:
  npm run new -- domain guest-book
  npm run new -- screen /dashboard/guest-book "Guest book"`;

function scaffoldFrom([kind, name = '', title = '']: readonly string[]): Scaffold {
  if (kind === 'domain') return domainScaffold(name);
  if (kind === 'screen') return screenScaffold(name, title);
  throw new Error(USAGE);
}

const run = (...command: string[]) => {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command[0]} failed`);
};

try {
  const written = writeScaffold('.', scaffoldFrom(process.argv.slice(2)));
  console.log(['Written:', ...written].join('\n  '));
  run(
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--write',
    '--log-level=error',
    ...written.filter((file) => /\.tsx?$/.test(file)),
  );
  if (process.argv[2] === 'domain') {
    run('infra/commands/print-access-patterns.mjs');
    console.log(
      'docs/access-patterns.md is updated. Data that an artist leaves there must be erased and archived, too: CONTRIBUTING, "A domain", 6. A unit test checks it.',
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
