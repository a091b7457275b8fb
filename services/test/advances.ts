import { randomUUID } from 'node:crypto';
import type { AdvanceId, ArtistId } from '../../shared/ids.ts';
import { newId } from '../../shared/test/builders.ts';
import type { StoredAdvance } from '../advances/advance.ts';
import { advanceRepository } from '../advances/advance-repository.ts';
import type { MoneyTables } from '../ledger/post.ts';
import type { Audited } from '../platform/audit.ts';
import type { Table } from '../platform/table.ts';
import { laptop } from './laptop.ts';
import { table as laptopTable } from './people.ts';

const laptopTables: MoneyTables = { ledger: laptop.outputs.LedgerTableName, wallets: laptop.outputs.WalletTableName };
/** The audit details of a member of the office. */
export const audited = (): Audited => ({
  table: laptop.outputs.AuditTableName,
  id: `aud_${randomUUID()}`,
  who: { kind: 'operator', name: 'test' },
  at: new Date(),
});

type Platform = { table: Table; tables: MoneyTables };

/** Grants an advance as the office does: by default 500 dollars, recouped from half of the artist's share. */
export async function anAdvance(
  artistId: ArtistId,
  different: Partial<StoredAdvance> = {},
  { table, tables }: Platform = { table: laptopTable, tables: laptopTables },
): Promise<AdvanceId> {
  const advance: StoredAdvance = {
    advanceId: newId('advance'),
    artistId,
    micros: 500_000_000n,
    repaid: 0n,
    parts: 5_000,
    reason: 'For the second album',
    grantedAt: new Date().toISOString(),
    grantedBy: { id: 'finance', name: 'Fin' },
    ver: 1,
    ...different,
  };
  const advances = advanceRepository(table, tables);
  await advances.grant(advance, audited(), { grants: await advances.grants(artistId) });
  return advance.advanceId;
}
