import { existsSync } from 'node:fs';
import { contracts } from '../../shared/contract/index.ts';
import type { Route } from '../../shared/contract/route.ts';
import type { ArtistId, StatementId } from '../../shared/ids.ts';
import { anId } from '../../shared/test/builders.ts';
import { type ItemRow, type Key, keys } from './keys.ts';
import { iamPattern, partitions, reservedPartitions } from './partitions.ts';
import { reservedIndexKeys, reservedKeys, reservedPatterns } from './reserved-keys.ts';

const matches = (pattern: string, key: string) =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

const all = [...partitions, ...reservedPartitions];

it('no IAM pattern matches keys of another partition in any table, reserved ones included', () => {
  for (const one of all) {
    const pattern = iamPattern(one);
    expect(matches(pattern, one.pk)).toBe(true);
    const existing = all.filter((other) => other !== one && matches(pattern, other.pk)).map(({ pk }) => pk);
    expect([pattern, existing]).toEqual([pattern, []]);
  }
});

it('a partition begins with a word in capitals, separated from what follows', () => {
  for (const partition of all) expect(iamPattern(partition)).toMatch(/^[A-Z]+(-[A-Z]+)*#([A-Z]+|\*)$/);
});

it('a reserved partition has no writers, and each of its rows has an access pattern', () => {
  expect(reservedPartitions.flatMap(({ writers, removers }) => [...writers, ...removers])).toEqual([]);
  const questioned = reservedPatterns.flatMap(({ on }) => on);
  for (const group of [reservedKeys, reservedIndexKeys])
    for (const row of Object.values<object>(group)) expect(questioned).toContain(row);
});

it('every partition has a writer, and every writer is a module', () => {
  // Partitions that are only written with the operator's own credentials.
  const byCommand = ['SANCTION#{code}', 'MIGRATION#{name}'];
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

it('only domains with idempotent routes may write idempotency items', () => {
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

  it.each(rows)('%s: with the ids it was built from, and by no other row', (name, row) => {
    const readers = rows.filter(([, other]) => other.read(filled(row)));
    expect(readers.map(([reader]) => reader)).toEqual([name]);
    const ids = row.read(filled(row)) ?? {};
    expect(Object.entries(ids)).toEqual(Object.keys(ids).map((id) => [id, `${id}-1`]));
  });

  it('does not match a longer or shorter key', () => {
    const { PK, SK } = keys.release({ artistId: anId('a1'), releaseId: anId('rel_1') });
    expect(keys.release.read({ PK, SK })).toEqual({ artistId: 'a1', releaseId: 'rel_1' });
    for (const other of [`${PK}#1`, 'RELEASE#a1', 'RELEASE#a1#'])
      expect(keys.release.read({ PK: other, SK })).toBeUndefined();
    expect(keys.release.read({ PK, SK: 'BODY2' })).toBeUndefined();
  });
});

it('a prefix begins the sort keys of a partition, as far as their values are given', () => {
  const [artistId, statementId]: [ArtistId, StatementId] = [anId('a1'), anId('stm_1')];
  expect(keys.advance.prefix({ artistId })).toEqual({ PK: 'ADVANCE#a1', SK: 'ADVANCE#' });
  expect(keys.takenForAdvance.prefix({ artistId, statementId }).SK).toBe('TAKEN#stm_1#');
  expect(keys.receipt.prefix({}).SK).toBe('');
  expect(keys.payoutMethods.prefix({ artistId })).toEqual(keys.payoutMethods({ artistId }));
});
