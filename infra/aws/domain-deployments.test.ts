import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { keys, tables } from '../../services/platform/keys.ts';
import type { NamedResource } from '../../services/platform/named-resource.ts';
import { partitions } from '../../services/platform/partitions.ts';
import { contracts } from '../../shared/contract/index.ts';
import type { Route } from '../../shared/contract/route.ts';
import { domainDeployments } from './domain-deployments.ts';

const SERVICES = path.join(import.meta.dirname, '../../services');
const descriptions = Object.entries(domainDeployments);

/** The append-only tables that a description names. */
const growing = (environment: object) =>
  Object.values<NamedResource>(environment as never).flatMap((one) =>
    one.kind === 'table' && one.table !== 'table' ? [one.table] : [],
  );

it('every folder with an entry point has a row in the contracts, or else nothing would deploy it', () => {
  const folders = readdirSync(SERVICES).filter((folder) => existsSync(path.join(SERVICES, folder, 'index.ts')));
  expect(folders).toEqual(Object.keys(contracts).sort());
});

it.each(descriptions)(
  '%s knows the names of the tables that keys.ts lets it add to, get from, list or query, and of no others',
  (domain, of) => {
    const written = partitions.filter(({ writes, writers }) => writes !== 'any' && writers.includes(domain));
    type Readers = { askedBy: readonly string[]; listedBy: readonly string[]; queriedBy: readonly string[] };
    const listed = Object.entries<Readers>(tables).filter(([, { askedBy, listedBy, queriedBy }]) =>
      [...askedBy, ...listedBy, ...queriedBy].includes(domain),
    );
    const named = new Set([...written.map(({ table }) => table), ...listed.map(([name]) => name)]);
    expect(growing(of.environment).sort()).toEqual([...named].sort());
  },
);

it('only domains with idempotent routes write idempotency keys', () => {
  const idempotent = Object.entries(contracts).filter(([, rows]) =>
    Object.values<Route>(rows as never).some((row) => row.idempotent),
  );
  expect([...keys.idempotency.writers].sort()).toEqual(idempotent.map(([domain]) => domain).sort());
});
