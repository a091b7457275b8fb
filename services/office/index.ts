import { officeContract } from '../../shared/office/contract.ts';
import { providerEventRepository } from '../payments/provider-event-repository.ts';
import { payoutListRepository } from '../payouts/payout-list-repository.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { openTable } from '../platform/table.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { takedownRepository } from '../takedowns/takedown-repository.ts';
import { auditRepository } from './audit-repository.ts';
import { OfficeConfig } from './config.ts';
import { officeHandlers } from './handlers.ts';
import { totalsRepository } from './totals-repository.ts';

const service = openService('office', OfficeConfig);
const { config, table } = service;

export const handler = serve(
  officeContract,
  officeHandlers({
    totals: totalsRepository(table),
    events: providerEventRepository(table),
    payouts: payoutListRepository(table),
    takedowns: takedownRepository(table),
    entries: auditRepository(openTable(config.AUDIT_TABLE_NAME)),
  }),
  apiPlatform(service, accountAccess(table)),
);
