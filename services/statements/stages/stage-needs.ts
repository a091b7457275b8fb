import type { StatementId } from '../../../shared/ids.ts';
import type { ImportFault } from '../../../shared/statements/import-fault.ts';
import type { MappingRepository } from '../mapping/mapping-repository.ts';
import type { TerritoryNameRepository } from '../mapping/territory-name-repository.ts';
import type { FindOwners, LoadCatalogue } from '../matching/load-catalogue.ts';
import type { RecordingMatchRepository } from '../matching/recording-match-repository.ts';
import type { LoadAgreements } from '../planning/load-terms.ts';
import type { PostedLines } from '../reading/posted-lines.ts';
import type { FileClaims } from '../storage/file-claims.ts';
import type { StatementGateway } from '../storage/statement-gateway.ts';
import type { StatementRepository } from '../storage/statement-repository.ts';

/** Stops an import with a message for the office. */
export class ImportStopped extends Error {
  readonly fault: ImportFault;

  constructor(fault: ImportFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** Dependencies of the stages up to a plan. Each stage works in its own temporary folder. */
export type StageNeeds = {
  statements: StatementRepository;
  mappings: Pick<MappingRepository, 'all'>;
  territoryNames: Pick<TerritoryNameRepository, 'all'>;
  matches: Pick<RecordingMatchRepository, 'among'>;
  objects: StatementGateway;
  claims: FileClaims;
  posted: Pick<PostedLines, 'of' | 'join'>;
  findOwners: FindOwners;
  loadCatalogue: LoadCatalogue;
  loadAgreements: LoadAgreements;
  /** Returns a new id for a plan, so that concurrent plans differ. */
  newFolder: () => string;
  /** Runs a stage's work in a new temporary folder. */
  withTemporaryFolder: <T>(work: (folder: string) => Promise<T>) => Promise<T>;
  now: () => Date;
};

/** The input of a stage. */
export type StageInput = { statementId: StatementId };
