import { listenTogether } from '../platform/listen.ts';
import { openService } from '../platform/open-service.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { listeners } from '../relay/listeners.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { storeStateRepository } from '../stores/store-state-repository.ts';
import { NoticeDueConfig } from './config.ts';
import { inTurn } from './in-turn.ts';
import { noticeRepository } from './notice-repository.ts';
import { artistOf, receiveFact } from './receive-fact.ts';

const { config, table, now, log } = openService('announcer', NoticeDueConfig);
const needs = {
  table,
  notices: noticeRepository(table),
  profiles: profileRepository(table),
  releases: releaseRepository(table),
  storeStates: storeStateRepository(table),
  now,
};

/** Stores the notices about facts. Those of one artist are written one after the other, because they share an item. */
export const handler = listenTogether(listeners.announcer.events, { config, log }, (events) =>
  inTurn(events, artistOf, (event) => receiveFact(needs, event)),
);
