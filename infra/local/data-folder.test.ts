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

function runUntilTold() {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = once(child, 'exit');
  const end = () => {
    child.stdin.end();
    return ended;
  };
  return { pid: child.pid, end };
}
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

describe("the folder of a laptop's data", () => {
  it('is created when it is missing, and can be opened again once closed', async () => {
    const inside = path.join(folder, 'a', 'b');
    (await openDataFolder(inside)).close();
    await openDataFolder(inside);
    expect(JSON.parse(readFileSync(path.join(inside, 'segno.json'), 'utf8'))).toEqual({ version: 2 });
  });

  it('can be used by one run at a time', async () => {
    const other = runUntilTold();
    write('run.pid', `${other.pid}\n${process.pid}\n`);
    await expect(openDataFolder(folder)).rejects.toThrow(
      `The data in ${folder} is in use by another run (process ${other.pid}). Stop it first, or set DATA_DIR.`,
    );
    await other.end();
    await openDataFolder(folder);
  });

  it('is free once a run has ended whose starter is gone', async () => {
    const starter = runUntilTold();
    await starter.end();
    const other = runUntilTold();
    write('run.pid', `${other.pid}\n${starter.pid}\n`);
    const opened = openDataFolder(folder);
    await other.end();
    await opened;
    expect(readFileSync(path.join(folder, 'run.pid'), 'utf8')).toBe(`${process.pid}\n${process.ppid}\n`);
  });

  it('is refused, and left unchanged, when another version wrote it', async () => {
    write('segno.json', '{"version":1}');
    await expect(openDataFolder(folder)).rejects.toThrow(
      `The data in ${folder} is not readable by this version. Run "npm run reset" to start with an empty one.`,
    );
    expect(readFileSync(path.join(folder, 'segno.json'), 'utf8')).toBe('{"version":1}');
  });

  it('is refused in one sentence when it is damaged', async () => {
    write('segno.json', '{"version":');
    await expect(openDataFolder(folder)).rejects.toThrow(
      `The file ${path.join(folder, 'segno.json')} is damaged. Run "npm run reset" to start with empty data.`,
    );
  });
});
