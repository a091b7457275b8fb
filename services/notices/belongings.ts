import { jsonEntry } from '../platform/archive-entry.ts';
import type { Belongings } from '../platform/belongings.ts';
import { noticeRepository } from './notice-repository.ts';

export const noticeBelongings: Belongings = {
  erase: ({ table }, { artistId }) => noticeRepository(table).removeAll(artistId),

  archive: async ({ table }, artistId) => [jsonEntry('notices.json', await noticeRepository(table).all(artistId))],

  archiveReadme: { 'notices.json': 'what we told you about your releases and your money in the last year' },
};
