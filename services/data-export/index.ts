import { dataExportContract } from '../../shared/data-export/contract.ts';
import { idsFrom } from '../../shared/ids.ts';
import { archiveGateway } from '../archives/archive-gateway.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { DataExportConfig } from './config.ts';
import { dataExportRepository } from './data-export-repository.ts';
import { dataExportHandlers } from './handlers.ts';

const service = openService('data-export', DataExportConfig);
const { config, table, now } = service;

export const handler = serve(
  dataExportContract,
  dataExportHandlers({
    exports: dataExportRepository(table),
    archives: archiveGateway({ archives: config.ARCHIVES_BUCKET }),
    newId: idsFrom(now),
    now,
  }),
  apiPlatform(service, accountAccess(table)),
);
