import { idsFrom } from '../../../shared/ids.ts';
import { recoupments } from '../../advances/recoupments.ts';
import { earningsWrites } from '../../earnings/earnings-writes.ts';
import { ledgerRepository } from '../../ledger/ledger-repository.ts';
import type { MoneyTables } from '../../ledger/post.ts';
import { paymentListRepository } from '../../payments/payment-list-repository.ts';
import type { Table } from '../../platform/table.ts';
import { cardRepository } from '../../releases/library/card-repository.ts';
import { splitRepository } from '../../splits/split-repository.ts';
import { unmatchedRecordingRepository } from '../later-matches/unmatched-recording-repository.ts';
import { mappingRepository } from '../mapping/mapping-repository.ts';
import { territoryNameRepository } from '../mapping/territory-name-repository.ts';
import { catalogueLoader, ownersFinder } from '../matching/load-catalogue.ts';
import { recordingMatchRepository } from '../matching/recording-match-repository.ts';
import { agreementsLoader } from '../planning/load-terms.ts';
import type { PostNeeds } from '../posting/post-stage.ts';
import { postedLines } from '../reading/posted-lines.ts';
import { fileClaims } from '../storage/file-claims.ts';
import type { StatementGateway } from '../storage/statement-gateway.ts';
import { statementRepository } from '../storage/statement-repository.ts';
import { suspenseDueIn } from '../suspense/suspense-due-event.ts';
import { suspenseRepository } from '../suspense/suspense-repository.ts';
import type { StageNeeds } from './stage-needs.ts';
import { withTemporaryFolder } from './temporary-folder.ts';
import { workDueIn } from './work-due-event.ts';

type Open = { table: Table; objects: StatementGateway; now: () => Date };

/** Builds the dependencies of the stages up to a plan. */
export function stageNeeds({ table, objects, now }: Open): StageNeeds {
  const newId = idsFrom(now);
  // The number has no effect, because stages approve nothing.
  const statements = statementRepository(table, { approvalsNeeded: 1 });
  return {
    statements,
    mappings: mappingRepository(table),
    territoryNames: territoryNameRepository(table),
    matches: recordingMatchRepository(table),
    objects,
    claims: fileClaims(table),
    posted: postedLines(table),
    findOwners: ownersFinder(table),
    loadCatalogue: catalogueLoader(table, cardRepository(table)),
    loadAgreements: agreementsLoader({
      paymentsOf: (artistId) => paymentListRepository(table).ofArtist(artistId),
      splitsOf: (trackIds) => splitRepository(table).splitsOf(trackIds),
    }),
    newFolder: () => newId('request'),
    withTemporaryFolder,
    now,
  };
}

type OpenPosting = Open & { tables: MoneyTables; reportMismatch: PostNeeds['reportMismatch'] };

/** Builds the dependencies of the stages that move money. */
export const postNeeds = ({ table, tables, objects, reportMismatch, now }: OpenPosting): PostNeeds => ({
  statements: statementRepository(table, { approvalsNeeded: 1 }),
  objects,
  ledger: ledgerRepository(table, tables),
  earningsWrites: (posted) => earningsWrites(table, posted),
  suspense: suspenseRepository(table),
  recoupments: recoupments(table),
  suspenseDue: suspenseDueIn(table),
  matches: recordingMatchRepository(table),
  unmatched: unmatchedRecordingRepository(table),
  workDue: workDueIn(table),
  releaseFile: (statement) => fileClaims(table).release(statement),
  reportMismatch,
  now,
});
