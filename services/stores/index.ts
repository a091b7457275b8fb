import { idsFrom } from '../../shared/ids.ts';
import { storesContract } from '../../shared/stores/contract.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { auditedBy } from '../platform/audit.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { codeRepository } from '../releases/codes/code-repository.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { StoresConfig } from './config.ts';
import { findLineRelease } from './entering/find-line-release.ts';
import { storeStatesImporter } from './entering/import-store-states.ts';
import { storesHandlers } from './handlers.ts';
import { sentFileRepository } from './sent-file-repository.ts';
import { storeEventRecorder } from './store-event-recorder.ts';
import { storeStateRepository } from './store-state-repository.ts';

const service = openService('stores', StoresConfig);
const { config, table, now } = service;
const newId = idsFrom(now);
const states = storeStateRepository(table);
const files = sentFileRepository(table);
const codes = codeRepository(table);
const recorder = storeEventRecorder({ table, releases: releaseRepository(table), states });

export const handler = serve(
  storesContract,
  storesHandlers({
    states,
    files,
    recorder,
    importStates: storeStatesImporter({
      recorder,
      releaseOf: (cells) => findLineRelease({ files, codes }, cells),
      newId,
    }),
    newId,
    auditedBy: auditedBy({ table: config.AUDIT_TABLE_NAME, newId, now }),
  }),
  apiPlatform(service, accountAccess(table)),
);
