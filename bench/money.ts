import { ledgerRepository } from '../services/ledger/ledger-repository.ts';
import { benchTable } from './bench-table.ts';
import { atMost, type Figure } from './figure.ts';

const AT_ONCE = 32;
const POSTINGS = 4_000;

/**
 * Measures how many entries per second `post()` stores, over a thousand wallets and in a single one. Each posting is
 * two entries, a header and a wallet.
 */
export async function money(): Promise<Figure[]> {
  const { table, nameOf, stop } = await benchTable(1);
  const ledger = ledgerRepository(table, { ledger: nameOf('LedgerTableName'), wallets: nameOf('WalletTableName') });
  const at = new Date();

  const entriesASecond = async (wallets: number): Promise<Figure> => {
    let next = 0;
    const worker = async () => {
      for (let n = next++; n < POSTINGS; n = next++) {
        await ledger.record({
          key: `bench:${wallets}:${n}`,
          what: 'bench',
          entries: [
            { account: 'receivable:bench', micros: 1n },
            { account: `artist:${wallets}-${n % wallets}`, part: 'available', micros: -1n },
          ],
          at,
        });
      }
    };
    const began = performance.now();
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const seconds = (performance.now() - began) / 1000;
    return atMost(
      `entries of post() into ${wallets} wallets, ${AT_ONCE} at once`,
      (2 * POSTINGS) / seconds,
      '/s',
      null,
    );
  };
  const figures = [await entriesASecond(1_000), await entriesASecond(1)];
  await stop();
  return figures;
}
