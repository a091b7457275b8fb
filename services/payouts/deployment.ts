import { describeApi } from '../platform/describe-function.ts';
import { freshSignInSettings } from '../platform/fresh-sign-in.ts';
import { encryptionKey, setting, table, users, usersClient } from '../platform/named-resource.ts';
import { PayoutsConfig } from './config.ts';

export const deployment = describeApi({
  config: PayoutsConfig,
  environment: {
    LEDGER_TABLE_NAME: table('ledger'),
    WALLET_TABLE_NAME: table('wallets'),
    AUDIT_TABLE_NAME: table('audit'),
    PAYOUT_METHODS_KEY: encryptionKey('payout-methods'),
    USER_POOL_ID: users('AdminInitiateAuth'),
    USER_POOL_CLIENT_ID: usersClient(),
    PAYOUT_HOLD_HOURS: setting('payoutHoldHours'),
    PAYOUT_TAX: setting('payoutTax'),
    PAYOUT_ALONE_DOLLARS: setting('payoutAloneDollars'),
    ...freshSignInSettings,
    PAYOUT_DAY_DOLLARS: setting('payoutDayDollars'),
    PAYOUT_DAY_COUNT: setting('payoutDayCount'),
    PAYOUT_DEBTOR_NAME: setting('payoutDebtorName'),
    PAYOUT_DEBTOR_IBAN: setting('payoutDebtorIban'),
    PAYOUT_DEBTOR_BIC: setting('payoutDebtorBic'),
  },
});
