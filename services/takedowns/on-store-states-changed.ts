import { Problem } from '../../shared/contract/problem.ts';
import { listen } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { storeStateRepository } from '../stores/store-state-repository.ts';
import { StoreStatesChangedConfig } from './config.ts';
import { takedownDecisions, untilUnchanged } from './takedown-decisions.ts';
import { takedownRepository } from './takedown-repository.ts';

const { config, table, now, log } = openService('settler', StoreStatesChangedConfig);
const decisions = takedownDecisions({
  table,
  releases: releaseRepository(table),
  takedowns: takedownRepository(table),
  stores: storeStateRepository(table),
});

/**
 * Ends takedowns of stores that were entered as down by hand or from a file, so that they leave the queue. What the
 * queue itself confirmed has nothing left to end.
 */
export const handler = listen('store-states-changed', { config, log }, async ({ body }) => {
  try {
    await untilUnchanged(() => decisions.settle(body, now()));
  } catch (error) {
    // The account was erased in the meantime.
    if (!(error instanceof Problem) || error.code !== 'release-not-found') throw error;
  }
});
