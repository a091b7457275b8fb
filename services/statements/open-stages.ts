import { idsFrom } from '../../shared/ids.ts';
import { recoupments } from '../advances/recoupments.ts';
import { earningsWrites } from '../earnings/earnings-writes.ts';
import { ledgerRepository } from '../ledger/ledger-repository.ts';
import type { MoneyTables } from '../ledger/post.ts';
import { paymentListRepository } from '../payments/payment-list-repository.ts';
import type { Table } from '../platform/table.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { splitRepository } from '../splits/split-repository.ts';
import { fileClaims } from './file-claim.ts';
import { mappingRepository } from './mapping-repository.ts';
import { postedLines } from './posted-lines.ts';
import { recordingMatchRepository } from './recording-match-repository.ts';
import { recordingWaitsRepository } from './recording-waits-repository.ts';
import { inFolder } from './stages/in-folder.ts';
import { catalogueLoader } from './stages/load-catalogue.ts';
import { termsLoader } from './stages/load-terms.ts';
import type { PostNeeds } from './stages/post-stage.ts';
import type { StageNeeds } from './stages/stage-needs.ts';
import type { StatementGateway } from './statement-gateway.ts';
import { statementRepository } from './statement-repository.ts';
import { suspenseDueIn } from './suspense-due-event.ts';
import { suspenseRepository } from './suspense-repository.ts';
import { territoryNameRepository } from './territory-name-repository.ts';
import { workDueIn } from './work-due-event.ts';

type Open = { table: Table; objects: StatementGateway; now: () => Date };

/** Builds the dependencies of the stages up to a plan. */
export function stageNeeds({ table, objects, now }: Open): StageNeeds {
  const newId = idsFrom(now);
  // Stages approve nothing.
  const statements = statementRepository(table, { approvalsNeeded: 1 });
  return {
    statements,
    mappings: mappingRepository(table),
    territoryNames: territoryNameRepository(table),
    matches: recordingMatchRepository(table),
    objects,
    claims: fileClaims(table),
    posted: postedLines(table),
    loadCatalogue: catalogueLoader(table, cardRepository(table)),
    loadTerms: termsLoader({
      paymentsOf: (artistId) => paymentListRepository(table).ofArtist(artistId),
      splitsOf: (trackIds) => splitRepository(table).splitsOf(trackIds),
    }),
    newFolder: () => newId('request'),
    inFolder,
    now,
  };
}

type OpenPosting = Open & { tables: MoneyTables; differs: PostNeeds['differs'] };

/** Builds the dependencies of the stages that move money. */
export const postNeeds = ({ table, tables, objects, differs, now }: OpenPosting): PostNeeds => ({
  statements: statementRepository(table, { approvalsNeeded: 1 }),
  objects,
  ledger: ledgerRepository(table, tables),
  earningsWrites: (posted) => earningsWrites(table, posted),
  suspense: suspenseRepository(table),
  recoupments: recoupments(table),
  suspenseDue: suspenseDueIn(table),
  matches: recordingMatchRepository(table),
  waits: recordingWaitsRepository(table),
  workDue: workDueIn(table),
  freed: (statement) => fileClaims(table).freed(statement),
  differs,
  now,
});
