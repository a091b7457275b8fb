import { openService } from '../../platform/open-service.ts';
import { PostingConfig } from '../config.ts';
import { postNeeds } from '../stages/open-stages.ts';
import { statementGateway } from '../storage/statement-gateway.ts';
import type { PostNeeds } from './post-stage.ts';

/** What the steps of the workflow need that make money move. @param name whose log lines they are */
export function openPosting(name: string): PostNeeds {
  const { config, table, now, log } = openService(name, PostingConfig);
  return postNeeds({
    table,
    tables: { ledger: config.LEDGER_TABLE_NAME, wallets: config.WALLET_TABLE_NAME },
    objects: statementGateway(config.STATEMENTS_BUCKET),
    differs: (statementId, { planned, posted }) =>
      log.alarm('statement-differs', 'what was posted of a statement is not what was planned', {
        statementId,
        reason: `planned ${planned}, posted ${posted}`,
      }),
    now,
  });
}
