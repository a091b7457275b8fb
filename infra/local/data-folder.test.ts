import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../test/test-cleanup.ts';
import { openDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

describe("the folder of a laptop's data", () => {
  it('is created when it is missing, and can be opened again once closed', () => {
    const inside = path.join(folder, 'a', 'b');
    openDataFolder(inside).close();
    expect(() => openDataFolder(inside)).not.toThrow();
    expect(JSON.parse(readFileSync(path.join(inside, 'segno.json'), 'utf8'))).toEqual({ version: 2 });
  });

  it('can be used by one run at a time', async () => {
    const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
    write('run.pid', String(other.pid));
    expect(() => openDataFolder(folder)).toThrow(
      `The data in ${folder} is in use by another run (process ${other.pid}). Stop it first, or set DATA_DIR.`,
    );
    other.stdin?.end();
    await once(other, 'exit');
    expect(() => openDataFolder(folder)).not.toThrow();
  });

  it('is refused, and left unchanged, when another version wrote it', () => {
    write('segno.json', '{"version":1}');
    expect(() => openDataFolder(folder)).toThrow(
      `The data in ${folder} is not readable by this version. Run "npm run reset" to start with an empty one.`,
    );
    expect(readFileSync(path.join(folder, 'segno.json'), 'utf8')).toBe('{"version":1}');
  });

  it('is refused in one sentence when it is damaged', () => {
    write('segno.json', '{"version":');
    expect(() => openDataFolder(folder)).toThrow(
      `The file ${path.join(folder, 'segno.json')} is damaged. Run "npm run reset" to start with empty data.`,
    );
  });
});
