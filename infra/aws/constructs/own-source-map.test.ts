import { SourceMap } from 'node:module';
import { buildSync } from 'esbuild';
import { cloudBundle } from '../bundling.ts';
import { ownSourceMap } from './own-source-map.ts';

/** A function's bundle, as it would be uploaded. */
const [map, code] = buildSync({
  ...cloudBundle(['services/waitlist/index.ts']),
  outdir: 'unused',
  sourcemap: true,
  sourcesContent: false,
  write: false,
}).outputFiles.map(({ text }) => text);
const full = JSON.parse(map ?? '');
const own = JSON.parse(ownSourceMap(map ?? ''));
const [before, after] = [new SourceMap(full), new SourceMap(own)];
type Entry = { originalSource?: string; originalLine?: number; originalColumn?: number };

describe('the source map of a function', () => {
  it('names our own sources, and no library', () => {
    expect(own.sources.length).toBeGreaterThan(20);
    expect(own.sources.filter((source: string) => source.includes('node_modules'))).toEqual([]);
    expect(own.sources).toEqual(full.sources.filter((source: string) => !source.includes('node_modules')));
  });

  it('maps each place in our code as before, and nothing in a library', () => {
    let ours = 0;
    let theirs = 0;
    (code ?? '').split('\n').forEach((line, number) => {
      for (let column = 0; column < line.length; column += 7) {
        const was = before.findEntry(number, column) as Entry;
        const is = after.findEntry(number, column) as Entry;
        if (was.originalSource === undefined || was.originalSource.includes('node_modules')) {
          if (is.originalSource !== undefined) throw new Error(`${number}:${column} became ${is.originalSource}`);
          theirs++;
        } else {
          expect([is.originalSource, is.originalLine, is.originalColumn]).toEqual([
            was.originalSource,
            was.originalLine,
            was.originalColumn,
          ]);
          ours++;
        }
      }
    });
    expect(Math.min(ours, theirs)).toBeGreaterThan(1000);
  });

  it('is less than a fifth of what it was', () => {
    expect(JSON.stringify(own).length).toBeLessThan((map ?? '').length / 5);
  });
});
