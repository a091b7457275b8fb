import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { splitRepository } from '../splits/split-repository.ts';
import { SuspenseDueConfig } from './config.ts';
import { postNeeds } from './stages/open-stages.ts';
import { statementGateway } from './storage/statement-gateway.ts';
import { paySuspense } from './suspense/pay-suspense.ts';

const { config, table, now, log } = openService('giver', SuspenseDueConfig);
const needs = {
  ...postNeeds({
    table,
    tables: { ledger: config.LEDGER_TABLE_NAME, wallets: config.WALLET_TABLE_NAME },
    objects: statementGateway(config.STATEMENTS_BUCKET),
    reportMismatch: () => undefined,
    now,
  }),
  splits: splitRepository(table),
};

/** Pays suspended earnings to a party who has accepted, or to the owner of a declined part. */
export const handler = listen('suspense-due', { config, log }, async ({ body: { partyIds } }) => {
  for (const partyId of partyIds) {
    const paid = await paySuspense(needs, partyId);
    if (paid > 0) log.info('suspended earnings were paid', { key: partyId });
  }
});
