import type { StatementId } from '../../../shared/ids.ts';
import type { ImportFault } from '../../../shared/statements/import-fault.ts';
import type { FileClaims } from '../file-claim.ts';
import type { MappingRepository } from '../mapping-repository.ts';
import type { PostedLines } from '../posted-lines.ts';
import type { RecordingMatchRepository } from '../recording-match-repository.ts';
import type { StatementGateway } from '../statement-gateway.ts';
import type { StatementRepository } from '../statement-repository.ts';
import type { TerritoryNameRepository } from '../territory-name-repository.ts';
import type { LoadCatalogue } from './load-catalogue.ts';
import type { LoadTerms } from './load-terms.ts';

/** Stops an import, in words that the office reads. */
export class ImportStopped extends Error {
  readonly fault: ImportFault;

  constructor(fault: ImportFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** Dependencies of the stages up to a plan. Each stage works in a temporary folder of its own. */
export type StageNeeds = {
  statements: StatementRepository;
  mappings: Pick<MappingRepository, 'all'>;
  territoryNames: Pick<TerritoryNameRepository, 'all'>;
  matches: Pick<RecordingMatchRepository, 'among'>;
  objects: StatementGateway;
  claims: FileClaims;
  posted: Pick<PostedLines, 'of' | 'joins'>;
  loadCatalogue: LoadCatalogue;
  loadTerms: LoadTerms;
  /** A new id for a plan, so that concurrent plans differ. */
  newFolder: () => string;
  /** Where stages create their temporary folders. */
  inFolder: <T>(work: (folder: string) => Promise<T>) => Promise<T>;
  now: () => Date;
};

/** The input of a stage. */
export type StageInput = { statementId: StatementId };
