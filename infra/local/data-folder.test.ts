import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../test/at-end.ts';
import { openDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

describe("the folder of a laptop's data", () => {
  it('is made when it is not there, and opens again after it was closed', () => {
    const inside = path.join(folder, 'a', 'b');
    openDataFolder(inside).close();
    expect(() => openDataFolder(inside)).not.toThrow();
    expect(JSON.parse(readFileSync(path.join(inside, 'segno.json'), 'utf8'))).toEqual({ version: 2 });
  });

  it('is for one run at a time', async () => {
    const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
    write('run.pid', String(other.pid));
    expect(() => openDataFolder(folder)).toThrow(
      `The data in ${folder} is in use by another run (process ${other.pid}). Stop it first, or set DATA_DIR.`,
    );
    other.stdin?.end();
    await once(other, 'exit');
    expect(() => openDataFolder(folder)).not.toThrow();
  });

  it('that another version wrote is refused, and left as it is', () => {
    write('segno.json', '{"version":1}');
    expect(() => openDataFolder(folder)).toThrow(
      `The data in ${folder} is not readable by this version. Run "npm run reset" to start with an empty one.`,
    );
    expect(readFileSync(path.join(folder, 'segno.json'), 'utf8')).toBe('{"version":1}');
  });

  it('that is damaged is refused in one sentence', () => {
    write('segno.json', '{"version":');
    expect(() => openDataFolder(folder)).toThrow(
      `The file ${path.join(folder, 'segno.json')} is damaged. Run "npm run reset" to start with empty data.`,
    );
  });
});
