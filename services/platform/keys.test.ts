import { existsSync } from 'node:fs';
import { contracts } from '../../shared/contract/index.ts';
import type { Route } from '../../shared/contract/route.ts';
import { keys } from './keys.ts';
import { iamPattern, partitions } from './partitions.ts';

const matches = (pattern: string, key: string) =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

it('no pattern of IAM meets the keys of another partition, in any table', () => {
  for (const one of partitions) {
    const pattern = iamPattern(one);
    expect(matches(pattern, one.pk)).toBe(true);
    const met = partitions.filter((other) => other !== one && matches(pattern, other.pk)).map(({ pk }) => pk);
    expect([pattern, met]).toEqual([pattern, []]);
  }
});

it('the first word says what a partition is: capitals, and what follows is parted from it', () => {
  for (const partition of partitions) expect(iamPattern(partition)).toMatch(/^[A-Z]+(-[A-Z]+)*#([A-Z]+|\*)$/);
});

it('somebody writes each partition, and each writer is a module', () => {
  for (const { pk, writers, removers } of partitions) {
    expect([pk, writers.length]).not.toEqual([pk, 0]);
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

it('a partition key is read as it was built', () => {
  const values = { artistId: 'a1', releaseId: 'rel_1' };
  expect({ ...keys.release.read(keys.media({ ...values, mediaId: 'med_1' }).PK) }).toEqual(values);
  expect(keys.release.read(keys.releaseCount(values).PK)).toBeUndefined();
  expect(keys.release.read('RELEASE#a1')).toBeUndefined();
});
