import { describeApi } from '../platform/describe-function.ts';
import { encryptionKey, setting, table } from '../platform/named-resource.ts';
import { PayoutsConfig } from './config.ts';

export const deployment = describeApi({
  config: PayoutsConfig,
  environment: {
    LEDGER_TABLE_NAME: table('ledger'),
    WALLET_TABLE_NAME: table('wallets'),
    AUDIT_TABLE_NAME: table('audit'),
    PAYOUT_METHODS_KEY: encryptionKey('payout-methods'),
    PAYOUT_HOLD_HOURS: setting('payoutHoldHours'),
  },
});
