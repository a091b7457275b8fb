import type { ReleaseMessage } from '../../shared/live/message.ts';
import { gatherNews } from './gather-news.ts';

const news = (artistId: string, releaseId: string, rev: number, kind: ReleaseMessage['kind'] = 'release-changed') => ({
  artistId,
  message: { kind, releaseId, rev },
});

test('each artist hears of the own releases only', () => {
  const channels = gatherNews([news('mara', 'rel_1', 1), news('jon', 'rel_2', 1), news('mara', 'rel_3', 1)]);
  expect([...channels]).toEqual([
    ['/artists/mara', [news('mara', 'rel_1', 1).message, news('mara', 'rel_3', 1).message]],
    ['/artists/jon', [news('jon', 'rel_2', 1).message]],
  ]);
});

test('of many changes of a release only the last is told: who asks then sees them all', () => {
  const changes = [news('mara', 'rel_1', 1), news('mara', 'rel_2', 1), news('mara', 'rel_1', 2)];
  const gone = news('mara', 'rel_1', 2, 'release-removed');
  expect(gatherNews([...changes, gone]).get('/artists/mara')).toEqual([changes[1]?.message, gone.message]);
});

test('an account that changed twice is told of once, beside its releases', () => {
  const account = { artistId: 'mara', message: { kind: 'account-changed' } } as const;
  const release = news('mara', 'rel_1', 1);
  expect(gatherNews([account, release, account]).get('/artists/mara')).toEqual([release.message, account.message]);
});

test('no news is told to nobody', () => expect(gatherNews([])).toEqual(new Map()));
