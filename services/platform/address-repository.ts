import { createHash } from 'node:crypto';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

/** No provider is known to distinguish email addresses by case (RFC 5321, section 2.4 would allow it). */
const keyOf = (address: string) =>
  keys.address({ digest: createHash('sha256').update(address.trim().toLowerCase()).digest('hex') });

/**
 * Suppressed email addresses, to which we send nothing: an email bounced permanently, or the owner complained about
 * one.
 */
export const addressRepository = (table: Table) => ({
  isClosed: async (address: string): Promise<boolean> =>
    (await table.get(keyOf(address), { consistent: true })) !== undefined,

  async close(address: string, why: 'bounced' | 'complained', now: Date): Promise<void> {
    await table.put({ Item: { ...keyOf(address), v: 1, why, at: now.toISOString() } });
  },

  /** Lifts the suppression. Called by the operator's command, when the owner asks for it (docs/runbook.md). */
  async open(address: string): Promise<void> {
    await table.delete({ Key: keyOf(address) });
  },
});

export type AddressRepository = ReturnType<typeof addressRepository>;
