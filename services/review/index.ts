import { idsFrom } from '../../shared/ids.ts';
import { reviewContract } from '../../shared/review/contract.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { auditedBy } from '../platform/audit.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { claimRepository } from './claim-repository.ts';
import { ReviewConfig } from './config.ts';
import { reviewHandlers } from './handlers.ts';
import { markRepository } from './mark-repository.ts';

const service = openService('review', ReviewConfig);
const { config, table, now } = service;

export const handler = serve(
  reviewContract,
  reviewHandlers({
    cards: cardRepository(table),
    claims: claimRepository(table),
    marks: markRepository(table),
    auditedBy: auditedBy({ table: config.AUDIT_TABLE_NAME, newId: idsFrom(now), now }),
    now,
  }),
  apiPlatform(service, accountAccess(table)),
);
