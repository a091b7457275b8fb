import { idsFrom } from '../../shared/ids.ts';
import { statementsContract } from '../../shared/statements/contract.ts';
import { recoupments } from '../advances/recoupments.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { auditedBy } from '../platform/audit.ts';
import { assertFreshSignIn } from '../platform/fresh-sign-in.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { codeRepository } from '../releases/codes/code-repository.ts';
import { releaseSearchRepository } from '../releases/library/release-search-repository.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { StatementsConfig } from './config.ts';
import { statementHandlers } from './handlers.ts';
import { recordingMatchedIn } from './later-matches/recording-matched-event.ts';
import { mappingRepository } from './mapping/mapping-repository.ts';
import { territoryNameRepository } from './mapping/territory-name-repository.ts';
import { findTracks } from './matching/find-tracks.ts';
import { recordingMatchRepository } from './matching/recording-match-repository.ts';
import { trackSuggestions } from './matching/track-suggestions.ts';
import { shareRecoupment } from './planning/share-recoupment.ts';
import { postedLines } from './reading/posted-lines.ts';
import { workDueIn } from './stages/work-due-event.ts';
import { fileClaims } from './storage/file-claims.ts';
import { statementGateway } from './storage/statement-gateway.ts';
import { statementRepository } from './storage/statement-repository.ts';

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
    releaseFile: (statement) => fileClaims(table).release(statement),
    ...trackSuggestions({
      ...catalogue,
      profiles: profileRepository(table),
    }),
    findTracks: findTracks(catalogue),
    shareRecoupment: shareRecoupment({ objects, recoupments: recoupments(table) }),
    workDue: workDueIn(table),
    assertFreshSignIn: (actor) => assertFreshSignIn(actor, config, now()),
    publishMatched: recordingMatchedIn(table),
    newId,
    auditedBy: auditedBy({ table: config.AUDIT_TABLE_NAME, newId, now }),
    now,
  }),
  apiPlatform(service, accountAccess(table)),
);
