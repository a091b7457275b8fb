import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../test/at-end.ts';
import { openJournal } from './journal.ts';

type Entry = { put: string; size?: number } | { gone: string };

let file: string;
beforeEach(() => {
  file = path.join(temporaryFolder(), 'names.jsonl');
});

/** Names that are put and taken away, as a stand-in stores its things. */
function names() {
  const held = new Set<string>();
  const apply = (entry: Entry) => {
    if ('put' in entry) held.add(entry.put);
    else if ('gone' in entry) held.delete(entry.gone);
    else throw new Error('no entry');
  };
  const journal = openJournal<Entry>(file, { replay: apply, snapshot: () => [...held].map((put) => ({ put })) });
  const record = (entry: Entry) => {
    journal.append(entry);
    apply(entry);
  };
  return { held, record, close: journal.close };
}

test('an entry is in the file when it is acknowledged, and read at the next start', () => {
  const before = names();
  before.record({ put: 'é "quoted"\n' });
  // What a kill -9 leaves behind: the file as it is now, without a close.
  expect(readFileSync(file, 'utf8')).toContain('quoted');
  expect(names().held).toEqual(new Set(['é "quoted"\n']));
});

test('a start leaves out what is no longer so', () => {
  const before = names();
  before.record({ put: 'a' });
  before.record({ put: 'b' });
  before.record({ gone: 'a' });
  before.close();
  names().close();
  expect(readFileSync(file, 'utf8')).toBe('{"put":"b"}\n');
});

test('the file does not grow with what is gone, and loses nothing when it is written again', () => {
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

test('a last line that a crash cut off is dropped, and what follows is stored', () => {
  const before = names();
  before.record({ put: 'whole' });
  before.close();
  appendFileSync(file, '{"put":"ha');
  const between = names();
  between.record({ put: 'next' });
  between.close();
  expect(names().held).toEqual(new Set(['whole', 'next']));
});

test.each(['nonsense\n', '{"unknown":1}\n', '5\n'])('a damaged file (%j) is named, and left alone', (content) => {
  writeFileSync(file, content);
  expect(() => names()).toThrow(`The journal ${file} is damaged at line 1: put a good copy back`);
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('it is for the eyes of its owner, and takes nothing once it is closed', () => {
  const closed = names();
  closed.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(() => closed.record({ put: 'late' })).toThrow('is closed');
});
