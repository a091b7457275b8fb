import { userSearchRepository } from '../accounts/user-search-repository.ts';
import { followStream } from '../platform/follow-stream.ts';
import { openService } from '../platform/open-service.ts';
import { codeRepository } from '../releases/codes/code-repository.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { releaseSearchRepository } from '../releases/library/release-search-repository.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { ProjectorConfig } from './config.ts';
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

/** The table's stream, one change after the other: what follows from an item is derived by the projection of its key. */
export const handler = followStream(log, async (changes) => {
  const ends: PromiseSettledResult<void>[] = [];
  for (const change of changes) {
    const projection = projections.find(({ of }) => of.read(change.key));
    const [end] = await Promise.allSettled([projection?.project(change, needs)]);
    ends.push(end);
  }
  return ends;
});
