import { createHash } from 'node:crypto';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

/** Providers tell addresses apart by case in theory only (RFC 5321, section 2.4). */
const keyOf = (address: string) =>
  keys.address({ digest: createHash('sha256').update(address.trim().toLowerCase()).digest('hex') });

/** Addresses that take no more mail: one bounced for good, or its owner called a mail of ours unwanted. */
export const addressRepository = (table: Table) => ({
  isClosed: async (address: string): Promise<boolean> =>
    (await table.get(keyOf(address), { consistent: true })) !== undefined,

  async close(address: string, why: 'bounced' | 'complained', now: Date): Promise<void> {
    await table.put({ Item: { ...keyOf(address), v: 1, why, at: now.toISOString() } });
  },

  /** Writes to an address again: the operator's command, when its owner asks for it (docs/runbook.md). */
  async open(address: string): Promise<void> {
    await table.delete({ Key: keyOf(address) });
  },
});

export type AddressRepository = ReturnType<typeof addressRepository>;
