import { idsFrom } from '../../shared/ids.ts';
import { takedownsContract } from '../../shared/takedowns/contract.ts';
import { exportGateway } from '../export/export-gateway.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { auditedBy } from '../platform/audit.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { storeStateRepository } from '../stores/store-state-repository.ts';
import { TakedownsConfig } from './config.ts';
import { takedownHandlers } from './handlers.ts';
import { takedownOfficeHandlers } from './office-handlers.ts';
import { takedownDecisions } from './takedown-decisions.ts';
import { takedownRepository } from './takedown-repository.ts';

const service = openService('takedowns', TakedownsConfig);
const { config, table, now } = service;
const newId = idsFrom(now);
const takedowns = takedownRepository(table);
const stores = storeStateRepository(table);
const decisions = takedownDecisions({ table, releases: releaseRepository(table), takedowns, stores });

export const handler = serve(
  takedownsContract,
  {
    ...takedownHandlers({ takedowns, decisions, newId, now }),
    ...takedownOfficeHandlers({
      takedowns,
      decisions,
      files: exportGateway(config.EXPORTS_BUCKET),
      newId,
      auditedBy: auditedBy({ table: config.AUDIT_TABLE_NAME, newId, now }),
    }),
  },
  apiPlatform(service, accountAccess(table)),
);
