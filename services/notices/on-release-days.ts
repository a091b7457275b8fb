import { openService } from '../platform/open-service.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { announceReleaseDays } from './announce-release-days.ts';
import { NoticeScheduleConfig } from './config.ts';
import { noticeRepository } from './notice-repository.ts';
import { releaseDayRepository } from './release-day-repository.ts';

const { table, now } = openService('release-days', NoticeScheduleConfig);
const needs = {
  table,
  notices: noticeRepository(table),
  profiles: profileRepository(table),
  progress: releaseDayRepository(table),
  cards: cardRepository(table),
  releases: releaseRepository(table),
  now,
};

/** Every fifteen minutes: tells artists that their release day has come, from nine o'clock in their country. */
export const handler = (): Promise<void> => announceReleaseDays(needs);
