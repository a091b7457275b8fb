import { idsFrom } from '../../shared/ids.ts';
import { payoutsContract } from '../../shared/payouts/contract.ts';
import { advanceRepository } from '../advances/advance-repository.ts';
import { recoupments } from '../advances/recoupments.ts';
import { earningsRepository } from '../earnings/earnings-repository.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { auditedBy } from '../platform/audit.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { openTable } from '../platform/table.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { passwordGateway } from '../profiles/password-gateway.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { userSearchRepository } from '../profiles/user-search-repository.ts';
import { postedStatementRepository } from '../receipts/posted-statement-repository.ts';
import { receiptRepository } from '../receipts/receipt-repository.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { sanctionRepository } from '../sanctions/sanction-repository.ts';
import { statementRepository } from '../statements/storage/statement-repository.ts';
import { PayoutsConfig } from './config.ts';
import { configuredDebtor } from './configured-debtor.ts';
import { payoutHandlers } from './handlers.ts';
import { payoutBatchRepository } from './payout-batch-repository.ts';
import { payoutKeyGateway } from './payout-key-gateway.ts';
import { payoutListRepository } from './payout-list-repository.ts';
import { payoutMethodRepository } from './payout-method-repository.ts';
import { payoutRepository } from './payout-repository.ts';
import { taxFormRepository } from './tax/tax-form-repository.ts';
import { walletRepository } from './wallet-repository.ts';

const service = openService('payouts', PayoutsConfig);
const { config, table, now } = service;
const newId = idsFrom(now);
const tables = { ledger: config.LEDGER_TABLE_NAME, wallets: config.WALLET_TABLE_NAME };

export const handler = serve(
  payoutsContract,
  payoutHandlers({
    wallets: walletRepository(openTable(config.WALLET_TABLE_NAME)),
    payouts: payoutRepository(table, tables),
    lists: payoutListRepository(table),
    methods: payoutMethodRepository(table),
    methodKeys: payoutKeyGateway(config.PAYOUT_METHODS_KEY),
    passwords: passwordGateway({ userPoolId: config.USER_POOL_ID, clientId: config.USER_POOL_CLIENT_ID }),
    holdHours: config.PAYOUT_HOLD_HOURS,
    rules: config,
    batches: payoutBatchRepository(table),
    table,
    forms: taxFormRepository(table),
    sanctions: sanctionRepository(table),
    earnings: earningsRepository(table),
    isWithheld: config.PAYOUT_TAX === 'us',
    advances: advanceRepository(table, tables),
    recoupments: recoupments(table),
    search: userSearchRepository(table),
    cards: cardRepository(table),
    debtor: configuredDebtor(config),
    profiles: profileRepository(table),
    receipts: receiptRepository(table, tables),
    postedStatements: postedStatementRepository(table),
    // The number has no effect, because payouts only read statements.
    statements: statementRepository(table, { approvalsNeeded: 1 }),
    newId,
    auditedBy: auditedBy({ table: config.AUDIT_TABLE_NAME, newId, now }),
    now,
  }),
  apiPlatform(service, accountAccess(table)),
);
