import fc from 'fast-check';
import { type Chunk, planChunks } from './plan-chunks.ts';

const shared = (size: number, ...imports: string[]): Chunk => ({ size, imports, isShared: true });
const page = (...files: string[]) => ({ files: new Set(files), weight: 1 });

test('joins files that the same pages request, but not a file that only one of them requests', () => {
  const chunks = new Map([
    ['a', shared(900)],
    ['b', shared(900)],
    ['rare', shared(90_000)],
    ['page', { size: 100, imports: ['a', 'b'], isShared: false }],
  ]);
  const often = Array.from({ length: 9 }, () => page('page', 'a', 'b'));
  expect(planChunks(chunks, [...often, page('page', 'a', 'b', 'rare')])).toEqual([['a', 'b']]);
});

test('does not join two files that are connected through a third, which would make the imports circular', () => {
  const chunks = new Map<string, Chunk>([
    ['top', shared(1, 'middle')],
    ['middle', { ...shared(90_000, 'bottom'), isShared: false }],
    ['bottom', shared(1)],
  ]);
  expect(planChunks(chunks, [page('top', 'middle', 'bottom')])).toEqual([]);
});

test('for any input, puts each file in at most one place, keeps all of a page’s files, and makes no circular imports', () => {
  const graph = fc
    .array(fc.record({ size: fc.nat(3000), isShared: fc.boolean(), back: fc.array(fc.nat(20), { maxLength: 4 }) }), {
      minLength: 2,
      maxLength: 20,
    })
    .map((rows) => rows.map((row, n) => ({ ...row, imports: n === 0 ? [] : row.back.map((far) => `${far % n}`) })));
  fc.assert(
    fc.property(graph, (rows) => {
      const chunks = new Map(rows.map((row, n) => [`${n}`, row]));
      const closure = (file: string, seen = new Set<string>()): Set<string> => {
        if (!seen.has(file)) for (const next of chunks.get(seen.add(file) && file)?.imports ?? []) closure(next, seen);
        return seen;
      };
      const groups = planChunks(
        chunks,
        rows.map((_, n) => ({ files: closure(`${n}`), weight: 1 })),
      );
      const joined = groups.flat();
      expect(new Set(joined).size).toBe(joined.length);
      expect(joined.every((file) => chunks.get(file)?.isShared)).toBe(true);
      const placeOf = (file: string) => groups.find((group) => group.includes(file))?.[0] ?? file;
      const importsOf = (place: string) =>
        new Set([...chunks].flatMap(([file, { imports }]) => (placeOf(file) === place ? imports.map(placeOf) : [])));
      const isInCircle = (from: string, place = from, seen = new Set<string>()): boolean =>
        [...importsOf(place)].some((next) => {
          if (next === place || seen.has(next)) return false;
          return next === from || isInCircle(from, next, seen.add(next));
        });
      expect([...chunks.keys()].map(placeOf).filter((place) => isInCircle(place))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
