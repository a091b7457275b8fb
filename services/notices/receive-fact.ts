import type { PublishedEvent } from '../../shared/events/published-event.ts';
import { ArtistId } from '../../shared/ids.ts';
import type { EarnedFact } from '../../shared/notices/notice-fact.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import type { StoreStateRepository } from '../stores/store-state-repository.ts';
import { addNotice, NOTICE_WRITERS, type NoticeNeeds } from './add-notice.ts';
import { withChangedMonth } from './earnings-news.ts';
import { noticeFromFact } from './notice-from-fact.ts';
import { noticeFromMail } from './notice-from-mail.ts';
import { noticeId } from './notice-id.ts';

type Needs = NoticeNeeds & {
  releases: Pick<ReleaseRepository, 'find'>;
  storeStates: Pick<StoreStateRepository, 'find'>;
};

export type NoticeEvent = PublishedEvent<'notice-due' | 'mail-requested'>;

/** The artist of an event; undefined for an email to somebody without an account. */
export const artistOf = ({ name, body }: NoticeEvent): ArtistId | undefined =>
  name === 'notice-due' ? body.artistId : ArtistId.safeParse(body.to).data;

/** Notes that a month's earnings changed. The artist is told a few minutes later, of all changes together. */
async function noteEarnings({ notices, now }: NoticeNeeds, artistId: ArtistId, fact: EarnedFact): Promise<void> {
  const attempt = async () => {
    const before = await notices.head(artistId, { consistent: true });
    const after = withChangedMonth(before, fact, now());
    if (after !== before) await notices.settle(notices.headWrite(artistId, before, after), []);
  };
  await retryWhenChanged('busy', attempt, NOTICE_WRITERS);
}

/** Stores the notice about a fact, or about an email that tells of one. The same event gives the same notice. */
export async function receiveFact(needs: Needs, event: NoticeEvent): Promise<void> {
  const artistId = artistOf(event);
  if (!artistId) return;
  if (event.name === 'mail-requested') {
    const about = noticeFromMail(event.body.mail);
    if (!about) return;
    const { id: subject, at } = event;
    await addNotice(needs, artistId, { id: noticeId({ artistId, kind: about.kind, subject }, at), at, about });
    return;
  }
  const { fact } = event.body;
  if (fact.kind === 'earned') return noteEarnings(needs, artistId, fact);
  const notice = await noticeFromFact(needs, artistId, fact);
  if (!notice) return;
  const isNew = await addNotice(needs, artistId, notice);
  // Another store on the same day: the notice of the day names it too.
  if (!isNew && fact.kind === 'live') await needs.notices.revise(artistId, notice.id, notice.about);
}
