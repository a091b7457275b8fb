import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { isRecord } from '../../shared/is-record.ts';
import { migrations } from '../migrations/migrations.ts';
import type { Item } from '../platform/item.ts';
import { readProfile } from '../profiles/stored-profile.ts';
import { readRelease } from '../releases/storage/read-release.ts';
import { type GoldenItem, goldenItems, storedItem } from './golden-items.ts';
import { itemReaders } from './item-readers.ts';
import { refusedValues } from './refused-values.ts';

const FOLDER = 'services/golden/items';
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const goldenIn = (file: string) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as GoldenItem[];
const nameOf = ({ table, kind }: Pick<GoldenItem, 'table' | 'kind'>) => `${table} ${kind}`;
const all = files.flatMap(goldenIn);

test('there are items of at least one commit, with most kinds that are read by a schema', () => {
  const kinds = new Set(all.map(nameOf));
  expect(Object.keys(itemReaders).filter((kind) => !kinds.has(kind))).toEqual([
    // The demo does not create any of these.
    'table conversationTurn',
    'table payout',
    'table payoutMethods',
    'table payoutMethod',
    'table taxForm',
    'table receipt',
    'table takedown',
    'table notices',
    'table lead',
    'table releaseStores',
    'table storeEvent',
  ]);
});

describe.each(files)('the items that %s wrote', (file) => {
  const readable = goldenIn(file).filter((golden) => itemReaders[nameOf(golden)]);

  it.each(readable.map((golden, n) => [`${nameOf(golden)} (${n})`, golden] as const))(
    'still read: %s (design 2.27)',
    (_, golden) => {
      expect(() => itemReaders[nameOf(golden)]?.(storedItem(golden))).not.toThrow();
    },
  );

  it('are migrated once, and still read', () => {
    for (const { row, migrate } of migrations) {
      for (const golden of goldenIn(file)) {
        const item = storedItem(golden);
        const after = row.read(item) && migrate(item);
        if (!after) continue;
        expect(migrate(after)).toBeUndefined();
        expect(itemReaders[nameOf(golden)]?.(after)).toBeDefined();
      }
    }
  });
});

test('an item that a reader would refuse is found', () => {
  const [release] = all.filter(({ kind }) => kind === 'release').map(storedItem);
  expect(() => itemReaders['table release']?.({ ...release, status: 7 })).toThrow();
});

/** A value that only a newer version of the product would know. */
const NEWER = 'of-a-newer-version';

/** Yields a copy of the item for each string in it, with a different value in that place, and the path to it. */
function* replacements(item: Item): Generator<{ path: string[]; changed: Item }> {
  const textsIn = function* (value: unknown, path: string[]): Generator<string[]> {
    if (typeof value === 'string') yield path;
    else if (Array.isArray(value)) for (const [n, one] of value.entries()) yield* textsIn(one, [...path, String(n)]);
    else if (isRecord(value)) for (const [name, one] of Object.entries(value)) yield* textsIn(one, [...path, name]);
  };
  for (const path of textsIn(item, [])) {
    if (['PK', 'SK'].includes(path[0] ?? '')) continue;
    const changed = structuredClone(item);
    const parent = path.slice(0, -1).reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], changed);
    (parent as Record<string, unknown>)[path.at(-1) ?? ''] = NEWER;
    yield { path, changed };
  }
}

const isEnumIssue = ({ code }: z.core.$ZodIssue) => code === 'invalid_value' || code === 'invalid_union';
/** In paths, the ids of tracks and the numbers in lists do not matter. */
const shown = (path: string[]) => path.map((name) => (/\d/.test(name) ? '*' : name)).join('.');

test('an unknown value of an enum is refused only where that is documented, with a reason (design 2.27, 2.29)', () => {
  const refused = new Set<string>();
  for (const golden of all) {
    const read = itemReaders[nameOf(golden)];
    if (!read) continue;
    for (const { path, changed } of replacements(storedItem(golden))) {
      try {
        read(changed);
      } catch (error) {
        if (error instanceof z.ZodError && error.issues.some(isEnumIssue))
          refused.add(`${nameOf(golden)}: ${shown(path)}`);
      }
    }
  }
  expect([...refused].sort()).toEqual(Object.keys(refusedValues).sort());
});

/** The value at a path of a read item. */
const valueAt = (value: unknown, path: string[]): unknown =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], value);

describe('an unknown choice of a release is read as it is (design 2.29)', () => {
  const [release] = all
    .filter(({ kind }) => kind === 'release')
    .map(storedItem)
    .filter(({ trackIds }) => (trackIds as unknown[]).length > 0);
  const choices = [...replacements(release ?? {})].filter(({ path }) =>
    /^(primaryGenre|secondaryGenre|metadataLanguage|stores\.0|territories\.0|firstTrack\.audioLanguage|tracks\..+\.(audioLanguage|explicit|aiAudio|aiComposition|artists\.0\.role))$/.test(
      path.join('.'),
    ),
  );

  it.each(choices.map(({ path, changed }) => [path.join('.'), path, changed] as const))('%s', (_, path, changed) => {
    expect(valueAt(readRelease(changed), path)).toBe(NEWER);
  });

  it('and there is one of each', () => expect(choices.length).toBeGreaterThanOrEqual(9));
});

test('an event of a release that only a newer version knows is left out of its history (design 2.29)', () => {
  const [release = {}] = all.filter(({ kind }) => kind === 'release').map(storedItem);
  const { events } = readRelease(release);
  const unknown = { kind: NEWER, at: '2026-11-27T10:00:00.000Z' };
  const newer = { ...release, events: [...(release.events as unknown[]), unknown] };
  expect(events.length).toBeGreaterThan(0);
  expect(readRelease(newer).events).toEqual(events);
});

test('a role of the office that only a newer version knows gives no access (design 2.29)', () => {
  const [profile = {}] = all.filter(({ kind }) => kind === 'profile').map(storedItem);
  expect(readProfile({ ...profile, role: 'admin' }).role).toBe('admin');
  expect(readProfile({ ...profile, role: NEWER }).role).toBeUndefined();
});

test('the golden set keeps a few items of each kind, of different shapes, with binary values', () => {
  const card = (n: number, more: Item = {}) => ({
    table: 'table' as const,
    item: { PK: 'LIBRARY#a', SK: `CARD#${n}`, bytes: new Uint8Array([1, 2, 255]), ...more },
  });
  const golden = goldenItems([card(1), card(2), card(3, { status: 'draft' }), card(4, { title: 'x' })]);
  expect(golden.map(({ kind }) => kind)).toEqual(['card', 'card', 'card']);
  expect(storedItem(golden[0] as GoldenItem).bytes).toEqual(new Uint8Array([1, 2, 255]));
  expect(() => goldenItems([{ table: 'table', item: { PK: 'NOTHING', SK: 'H' } }])).toThrow('No row of keys.ts');
});
