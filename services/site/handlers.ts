import { quotas } from '../../shared/quotas.ts';
import { ruleEntries } from '../../shared/rules/rule-entry.ts';
import type { siteContract } from '../../shared/site/contract.ts';
import type { TakeCall } from '../platform/call-quota.ts';
import type { Log } from '../platform/logger.ts';
import type { Handlers } from '../platform/serve.ts';

type Needs = { log: Log; takeCall: TakeCall };

export const siteHandlers = ({ log, takeCall }: Needs): Handlers<typeof siteContract> => ({
  async 'POST /api/unknown-paths'({ actor, body }) {
    await takeCall('unknown-path', actor.address, quotas.unknownPathsPerHour);
    log.info('a page was requested that does not exist', { path: body.path });
    return { logged: true };
  },

  'GET /api/rules': async () => ({ rules: ruleEntries() }),
});
