import { earningsRepository } from '../earnings/earnings-repository.ts';
import { openService } from '../platform/open-service.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { NoticeScheduleConfig } from './config.ts';
import { noticeRepository } from './notice-repository.ts';
import { sendAllDue } from './send-all-due.ts';

const { table, now, log } = openService('digests', NoticeScheduleConfig);
const needs = {
  table,
  notices: noticeRepository(table),
  profiles: profileRepository(table),
  earnings: earningsRepository(table),
  log,
  now,
};

/** Every five minutes: tells artists what they earned, and sends the digests that are due. */
export const handler = (): Promise<void> => sendAllDue(needs);
