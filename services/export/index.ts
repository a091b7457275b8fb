import { exportContract } from '../../shared/export/contract.ts';
import { idsFrom } from '../../shared/ids.ts';
import { profileRepository, standingFrom } from '../accounts/profile-repository.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { auditedBy } from '../platform/audit.ts';
import { readConfig } from '../platform/config.ts';
import { serve } from '../platform/serve.ts';
import { openTable } from '../platform/table.ts';
import { releaseRepository } from '../releases/release-repository.ts';
import { ExportConfig } from './config.ts';
import { exportGateway } from './export-gateway.ts';
import { exportHandlers } from './handlers.ts';

const config = readConfig(ExportConfig);
const now = () => new Date();
const table = openTable(config.TABLE_NAME);

export const handler = serve(
  exportContract,
  exportHandlers({
    releases: releaseRepository(table),
    files: exportGateway(config.EXPORTS_BUCKET),
    auditedBy: auditedBy({ table: config.AUDIT_TABLE_NAME, newId: idsFrom(now), now }),
  }),
  apiPlatform('export', { config, table, standing: standingFrom(profileRepository(table).find), now }),
);
