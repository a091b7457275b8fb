import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { areas } from './areas.ts';

const isThere = (prefix: string): boolean =>
  prefix.endsWith('/')
    ? existsSync(prefix)
    : readdirSync(path.dirname(prefix)).some((name) => name.startsWith(path.basename(prefix)));

test.each(Object.entries(areas))(
  'the files of %s exist: a file that moves must move in the list',
  (_, { files, least }) => {
    expect(files.filter((prefix) => !isThere(prefix))).toEqual([]);
    expect(least).toBeGreaterThan(0);
  },
);
