import { ledgerKeys, walletKeys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const ledgerPatterns: readonly Pattern[] = [
  {
    what: 'a fact that moves money, once for its key; wallets where artists are named',
    by: 'ledgerRepository.record',
    how: 'TransactWriteItems',
    on: [ledgerKeys.transaction, ledgerKeys.entry, walletKeys.wallet],
  },
];
