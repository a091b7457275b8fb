import { describeFunction } from '../platform/describe-function.ts';
import { table } from '../platform/named-resource.ts';
import { ReconciliationConfig } from './config.ts';

export const onReconciliationDue = describeFunction({
  config: ReconciliationConfig,
  environment: {
    TABLE_NAME: table('table'),
    LEDGER_TABLE_NAME: table('ledger'),
    WALLET_TABLE_NAME: table('wallets'),
  },
  // Long enough to check many pieces in one run; the next run continues.
  timeoutSeconds: 15 * 60,
});
