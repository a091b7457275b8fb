import { existsSync } from 'node:fs';
import { contracts } from '../../shared/contract/index.ts';
import type { Route } from '../../shared/contract/route.ts';
import { anId } from '../../shared/test/builders.ts';
import { type ItemRow, type Key, keys } from './keys.ts';
import { iamPattern, partitions, reservedPartitions } from './partitions.ts';
import { reservedIndexKeys, reservedKeys, reservedPatterns } from './reserved-keys.ts';

const matches = (pattern: string, key: string) =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

const all = [...partitions, ...reservedPartitions];

it('no pattern of IAM meets the keys of another partition, in any table, also of those that are only reserved', () => {
  for (const one of all) {
    const pattern = iamPattern(one);
    expect(matches(pattern, one.pk)).toBe(true);
    const existing = all.filter((other) => other !== one && matches(pattern, other.pk)).map(({ pk }) => pk);
    expect([pattern, existing]).toEqual([pattern, []]);
  }
});

it('the first word says what a partition is: capitals, and what follows is parted from it', () => {
  for (const partition of all) expect(iamPattern(partition)).toMatch(/^[A-Z]+(-[A-Z]+)*#([A-Z]+|\*)$/);
});

it('nobody is named for a partition that is only reserved, and each of its rows has a question', () => {
  expect(reservedPartitions.flatMap(({ writers, removers }) => [...writers, ...removers])).toEqual([]);
  const asked = reservedPatterns.flatMap(({ on }) => on);
  for (const group of [reservedKeys, reservedIndexKeys])
    for (const row of Object.values<object>(group)) expect(asked).toContain(row);
});

it('somebody writes each partition, and each writer is a module', () => {
  // What only the operator's own credentials write.
  const byCommand = ['SANCTION#{code}'];
  for (const { pk, writers, removers } of partitions) {
    expect([pk, writers.length === 0]).toEqual([pk, byCommand.includes(pk)]);
    const named = [...writers, ...removers];
    const modules = named.filter((name) =>
      [`${name}.ts`, `${name}/index.ts`].some((file) => existsSync(`services/${file}`)),
    );
    expect(modules).toEqual(named);
    expect(new Set(named).size).toBe(named.length);
  }
});

it('the domains with idempotent routes remember requests, and no other', () => {
  const domains = Object.entries(contracts)
    .filter(([, rows]) => Object.values<Route>(rows).some(({ idempotent }) => idempotent))
    .map(([domain]) => domain);
  expect([...keys.idempotency.writers].sort()).toEqual(domains.sort());
});

describe('a key is read as it was built', () => {
  const rows = Object.entries<ItemRow>(keys);
  const filled = ({ pk, sk }: ItemRow): Key => {
    const [PK, SK] = [pk, sk].map((part) => part.replace(/\{(\w+)\}/g, '$1-1')) as [string, string];
    return { PK, SK };
  };

  it.each(rows)('%s: with the ids that it was built of, and by no other row', (name, row) => {
    const readers = rows.filter(([, other]) => other.read(filled(row)));
    expect(readers.map(([reader]) => reader)).toEqual([name]);
    const ids = row.read(filled(row)) ?? {};
    expect(Object.entries(ids)).toEqual(Object.keys(ids).map((id) => [id, `${id}-1`]));
  });

  it('and a longer or a shorter one is another key', () => {
    const { PK, SK } = keys.release({ artistId: anId('a1'), releaseId: anId('rel_1') });
    expect(keys.release.read({ PK, SK })).toEqual({ artistId: 'a1', releaseId: 'rel_1' });
    for (const other of [`${PK}#1`, 'RELEASE#a1', 'RELEASE#a1#'])
      expect(keys.release.read({ PK: other, SK })).toBeUndefined();
    expect(keys.release.read({ PK, SK: 'BODY2' })).toBeUndefined();
  });
});
