import { idsFrom } from '../../../shared/ids.ts';
import type { Log } from '../../platform/logger.ts';
import { pacer } from '../../platform/pacer.ts';
import type { Table } from '../../platform/table.ts';
import { cardRepository } from '../../releases/library/card-repository.ts';
import { releaseRepository } from '../../releases/storage/release-repository.ts';
import { storeEventRecorder } from '../store-event-recorder.ts';
import { storeStateRepository } from '../store-state-repository.ts';
import { deezerGateway } from './deezer-gateway.ts';
import { itunesGateway } from './itunes-gateway.ts';
import { lookUpReleases } from './look-up-releases.ts';

type Opened = {
  table: Table;
  now: () => Date;
  log: Log;
  urls: { itunes: string; deezer: string };
  /** How many releases are looked up in a minute; 0 for none. */
  perMinute: number;
};

/** Connects the look-ups to the table and the catalogues, for the function and for a replay. */
export function openLookUps({ table, now, log, urls, perMinute }: Opened) {
  const needs = {
    cards: cardRepository(table),
    recorder: storeEventRecorder({ table, releases: releaseRepository(table), states: storeStateRepository(table) }),
    catalogues: [itunesGateway(urls.itunes), deezerGateway(urls.deezer)],
    turn: pacer(perMinute / 60),
    newId: idsFrom(now),
    now,
    log,
  };
  return async (options: { hour?: number; until: Date }): Promise<void> => {
    if (perMinute > 0) await lookUpReleases(needs, options);
  };
}
