import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterRun, readUnsteadyHistory, UNSTEADY_WINDOW, writeUnsteadyHistory } from './unsteady-history.mjs';

const none = { runs: 0, seen: {} };
const runs = (...each: string[][]) =>
  each.reduce((last, names) => afterRun(last.history, names), {
    history: none as ReturnType<typeof readUnsteadyHistory>,
    returned: [] as string[],
  });

describe('a test that passes only on its second run', () => {
  it('passes the first time', () => {
    expect(runs(['slow dialog'])).toEqual({ history: { runs: 1, seen: { 'slow dialog': 1 } }, returned: [] });
  });

  it('fails the run when it returns within ten runs', () => {
    const quiet = Array.from({ length: UNSTEADY_WINDOW - 2 }, () => []);
    expect(runs(['slow dialog'], ...quiet, ['slow dialog']).returned).toEqual(['slow dialog']);
  });

  it('is forgotten after ten steady runs', () => {
    const quiet = Array.from({ length: UNSTEADY_WINDOW }, () => []);
    expect(runs(['slow dialog'], ...quiet, ['slow dialog'])).toMatchObject({
      returned: [],
      history: { seen: { 'slow dialog': 12 } },
    });
  });

  it('is read back from the file, and a missing or broken file is an empty history', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'segno-unsteady-')), 'cache', 'unsteady.json');
    expect(readUnsteadyHistory(file)).toEqual(none);
    writeUnsteadyHistory({ runs: 3, seen: { 'slow dialog': 2 } }, file);
    expect(readUnsteadyHistory(file)).toEqual({ runs: 3, seen: { 'slow dialog': 2 } });
  });
});
