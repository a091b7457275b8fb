import { followStream } from '../platform/follow-stream.ts';
import { openService } from '../platform/open-service.ts';
import { userSearchRepository } from '../profiles/user-search-repository.ts';
import { codeRepository } from '../releases/codes/code-repository.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { releaseSearchRepository } from '../releases/library/release-search-repository.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { ProjectorConfig } from './config.ts';
import { projectChanges } from './project-changes.ts';
import { projections } from './projections/index.ts';

const { table, log } = openService('projector', ProjectorConfig);
const needs = {
  table,
  releases: releaseRepository(table),
  cards: cardRepository(table),
  codes: codeRepository(table),
  userSearch: userSearchRepository(table),
  releaseSearch: releaseSearchRepository(table),
  log,
};

/** Reads the table's stream, and passes each change to the projection of its kind of item. */
export const handler = followStream(log, (changes) =>
  projectChanges(changes, (change) => projections.find(({ row }) => row.read(change.key))?.project(change, needs)),
);
