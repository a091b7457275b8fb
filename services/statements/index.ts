import { idsFrom } from '../../shared/ids.ts';
import { statementsContract } from '../../shared/statements/contract.ts';
import { accountAccess } from '../accounts/account-access.ts';
import { profileRepository } from '../accounts/profile-repository.ts';
import { recoupments } from '../advances/recoupments.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { auditedBy } from '../platform/audit.ts';
import { assertFreshSignIn } from '../platform/fresh-sign-in.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { codeRepository } from '../releases/codes/code-repository.ts';
import { releaseSearchRepository } from '../releases/library/release-search-repository.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { StatementsConfig } from './config.ts';
import { fileClaims } from './file-claim.ts';
import { findTracks } from './find-tracks.ts';
import { statementHandlers } from './handlers.ts';
import { mappingRepository } from './mapping-repository.ts';
import { postedLines } from './posted-lines.ts';
import { recordingMatchRepository } from './recording-match-repository.ts';
import { recordingMatchedIn } from './recording-matched-event.ts';
import { shareRecoupment } from './share-recoupment.ts';
import { statementGateway } from './statement-gateway.ts';
import { statementRepository } from './statement-repository.ts';
import { territoryNameRepository } from './territory-name-repository.ts';
import { trackSuggestions } from './track-suggestions.ts';
import { workDueIn } from './work-due-event.ts';

const service = openService('statements', StatementsConfig);
const { config, table, now } = service;
const newId = idsFrom(now);
const objects = statementGateway(config.STATEMENTS_BUCKET);
const catalogue = {
  codes: codeRepository(table),
  releases: releaseRepository(table),
  search: releaseSearchRepository(table),
};

export const handler = serve(
  statementsContract,
  statementHandlers({
    statements: statementRepository(table, { approvalsNeeded: config.STATEMENT_APPROVALS }),
    mappings: mappingRepository(table),
    territoryNames: territoryNameRepository(table),
    matches: recordingMatchRepository(table),
    approvalsNeeded: config.STATEMENT_APPROVALS,
    objects,
    posted: postedLines(table),
    freed: (statement) => fileClaims(table).freed(statement),
    ...trackSuggestions({
      ...catalogue,
      profiles: profileRepository(table),
    }),
    findTracks: findTracks(catalogue),
    shareRecoupment: shareRecoupment({ objects, recoupments: recoupments(table) }),
    workDue: workDueIn(table),
    assertFreshSignIn: (actor) => assertFreshSignIn(actor, config, now()),
    matchedNow: recordingMatchedIn(table),
    newId,
    auditedBy: auditedBy({ table: config.AUDIT_TABLE_NAME, newId, now }),
    now,
  }),
  apiPlatform(service, accountAccess(table)),
);
