import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fullDisk } from '../test/full-disk.ts';
import { temporaryFolder } from '../test/test-cleanup.ts';
import type { Disk } from './disk.ts';
import { openJournal, replaceFile } from './journal.ts';

type Entry = { put: string; size?: number } | { gone: string };

let file: string;
beforeEach(() => {
  file = path.join(temporaryFolder(), 'names.jsonl');
});

/** A set of names, stored as a stand-in would store its state. */
function names(disk?: Disk) {
  const held = new Set<string>();
  const apply = (entry: Entry) => {
    if ('put' in entry) held.add(entry.put);
    else if ('gone' in entry) held.delete(entry.gone);
    else throw new Error('no entry');
  };
  const journal = openJournal<Entry>(file, { replay: apply, snapshot: () => [...held].map((put) => ({ put })), disk });
  const record = (entry: Entry) => {
    journal.append(entry);
    apply(entry);
  };
  return { held, record, close: journal.close };
}

test('an entry is in the file once acknowledged, and is read at the next start', () => {
  const before = names();
  before.record({ put: 'é "quoted"\n' });
  // Checks the state that a kill -9 would leave: the file as it is now, without a close.
  expect(readFileSync(file, 'utf8')).toContain('quoted');
  expect(names().held).toEqual(new Set(['é "quoted"\n']));
});

test('a start removes outdated entries', () => {
  const before = names();
  before.record({ put: 'a' });
  before.record({ put: 'b' });
  before.record({ gone: 'a' });
  before.close();
  names().close();
  expect(readFileSync(file, 'utf8')).toBe('{"put":"b"}\n');
});

test('rewriting drops outdated entries and loses nothing else', () => {
  const before = names();
  before.record({ put: 'stays' });
  const long = 'x'.repeat(1_000_000);
  for (let n = 0; n < 12; n++) {
    before.record({ put: `${n}${long}` });
    before.record({ gone: `${n}${long}` });
  }
  before.record({ put: 'last' });
  expect(statSync(file).size).toBeLessThan(7_000_000);
  before.close();
  expect(names().held).toEqual(new Set(['stays', 'last']));
});

test('a last line that a crash cut off is dropped, and later entries are stored', () => {
  const before = names();
  before.record({ put: 'whole' });
  before.close();
  appendFileSync(file, '{"put":"ha');
  const between = names();
  between.record({ put: 'next' });
  between.close();
  expect(names().held).toEqual(new Set(['whole', 'next']));
});

test.each(['nonsense\n', '{"unknown":1}\n', '5\n'])('a damaged file (%j) is named, and left unchanged', (content) => {
  writeFileSync(file, content);
  expect(() => names()).toThrow(`The journal ${file} is damaged at line 1: restore a good copy`);
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('it is readable by its owner only, and refuses entries once closed', () => {
  const closed = names();
  closed.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(() => closed.record({ put: 'late' })).toThrow('is closed');
});

describe('a full disk', () => {
  test('refuses an entry without storing a part of it; once there is room the next one is stored', () => {
    const { disk, fill, free } = fullDisk();
    const on = names(disk);
    on.record({ put: 'before' });
    fill();
    for (let n = 0; n < 3; n++) expect(() => on.record({ put: 'refused' })).toThrow('ENOSPC');
    // At this point the file is readable, as after a kill, and has no partial line.
    expect(readFileSync(file, 'utf8')).toBe('{"put":"before"}\n');
    free();
    on.record({ put: 'after' });
    on.close();
    expect(names().held).toEqual(new Set(['before', 'after']));
  });

  test('keeps the file when there is no room to rewrite it, and rewrites it later', () => {
    const { disk, fill, free } = fullDisk();
    // Simulates a disk with no room for the replacement file only.
    let isCramped = false;
    const cramped: Disk = {
      ...disk,
      writeFile(...given) {
        if (isCramped) fill();
        try {
          disk.writeFile(...given);
        } finally {
          free();
        }
      },
    };
    const on = names(cramped);
    isCramped = true;
    const long = 'x'.repeat(1_000_000);
    const grow = () => {
      for (let n = 0; n < 12; n++) {
        on.record({ put: `${n}${long}` });
        on.record({ gone: `${n}${long}` });
      }
    };
    on.record({ put: 'stays' });
    grow();
    expect(statSync(file).size).toBeGreaterThan(20_000_000);
    expect(existsSync(`${file}.new`)).toBe(false);
    isCramped = false;
    grow();
    expect(statSync(file).size).toBeLessThan(10_000_000);
    on.close();
    expect(names().held).toEqual(new Set(['stays']));
  });

  test('keeps a file that was to be replaced, and leaves no half-written one beside it', () => {
    const { disk, fill } = fullDisk();
    replaceFile(file, 'old', disk);
    fill();
    expect(() => replaceFile(file, 'something longer', disk)).toThrow('ENOSPC');
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(existsSync(`${file}.new`)).toBe(false);
  });
});
