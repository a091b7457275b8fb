import { openService } from '../../platform/open-service.ts';
import { PostingConfig } from '../config.ts';
import { postNeeds } from '../stages/open-stages.ts';
import { statementGateway } from '../storage/statement-gateway.ts';
import type { PostNeeds } from './post-stage.ts';

/** Builds the dependencies of the workflow steps that move money. @param name the function's name, for its log */
export function openPosting(name: string): PostNeeds {
  const { config, table, now, log } = openService(name, PostingConfig);
  return postNeeds({
    table,
    tables: { ledger: config.LEDGER_TABLE_NAME, wallets: config.WALLET_TABLE_NAME },
    objects: statementGateway(config.STATEMENTS_BUCKET),
    reportMismatch: (statementId, { planned, posted }) =>
      log.alarm('statement-differs', 'the posted total of a statement differs from its plan', {
        statementId,
        reason: `planned ${planned}, posted ${posted}`,
      }),
    now,
  });
}
