import { exportContract } from '../../shared/export/contract.ts';
import { idsFrom } from '../../shared/ids.ts';
import { archiveGateway } from '../archives/archive-gateway.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { auditedBy } from '../platform/audit.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { assignedCodeRepository } from './assigned-code-repository.ts';
import { batchRepository } from './batch-repository.ts';
import { codeEnterer } from './code-enterer.ts';
import { ExportConfig } from './config.ts';
import { exportGateway } from './export-gateway.ts';
import { exportRepository } from './export-repository.ts';
import { exportHandlers } from './handlers.ts';
import { openExporter } from './open-exporter.ts';

const service = openService('export', ExportConfig);
const { config, table, now } = service;
const releases = releaseRepository(table);
const exports = exportRepository(table);
const newId = idsFrom(now);
const codes = assignedCodeRepository(table, { isrc: config.ISRC_PREFIXES, upc: config.UPC_PREFIXES });
const files = exportGateway(config.EXPORTS_BUCKET);

export const handler = serve(
  exportContract,
  exportHandlers({
    releases,
    exports,
    files,
    exportRelease: openExporter(table, files, newId),
    codes,
    enterCodes: codeEnterer({ releases, exports, codes }),
    batches: batchRepository(table),
    archives: archiveGateway({ archives: config.ARCHIVES_BUCKET }),
    newId,
    now,
    auditedBy: auditedBy({ table: config.AUDIT_TABLE_NAME, newId, now }),
  }),
  apiPlatform(service, accountAccess(table)),
);
