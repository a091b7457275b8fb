import type { ArtistId } from '../../shared/ids.ts';
import { isListed } from '../../shared/is-listed.ts';
import { preferenceOf } from '../../shared/mail/mail.ts';
import { type NewsKind, newsKinds } from '../../shared/notices/news-kinds.ts';
import type { ListedNotice, Notice } from '../../shared/notices/notice.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { StoredProfile } from '../profiles/stored-profile.ts';
import { withNotice } from './email-gate.ts';
import { newsMail } from './news-mail.ts';
import type { NoticeRepository } from './notice-repository.ts';

export type NoticeNeeds = {
  table: { name: string };
  notices: NoticeRepository;
  profiles: Pick<ProfileRepository, 'find'>;
  now: () => Date;
};

/** The functions that may change an artist's notices at the same time, with a margin for the artist's own pages. */
export const NOTICE_WRITERS = 8;

/** The account that gets notices; undefined if it was closed or erased. */
export async function openAccount(
  profiles: NoticeNeeds['profiles'],
  artistId: ArtistId,
): Promise<StoredProfile | undefined> {
  const profile = await profiles.find(artistId);
  return profile && !profile.closedAt && !profile.erasedAt ? profile : undefined;
}

/** The kind of email that an artist wants about a notice. Only the first stores of a release are announced by email. */
export function wantedNews(profile: StoredProfile, about: Notice): NewsKind | undefined {
  const { kind } = about;
  if (!isListed(newsKinds, kind) || (about.kind === 'live' && !about.isFirst)) return undefined;
  const preference = preferenceOf(kind);
  return !preference || profile[preference] ? kind : undefined;
}

/**
 * Stores a notice once, and requests its email, in one transaction. A closed account gets none.
 * @returns whether the notice is new
 */
export async function addNotice(
  { table, notices, profiles, now }: NoticeNeeds,
  artistId: ArtistId,
  { id, at, about }: Omit<ListedNotice, 'n'>,
): Promise<boolean> {
  const profile = await openAccount(profiles, artistId);
  if (!profile) return false;
  const news = wantedNews(profile, about);
  return retryWhenChanged(
    'busy',
    async () => {
      const before = await notices.head(artistId, { consistent: true });
      const { head, n, sendsEmail } = withNotice(before, { news, now: now() });
      const mail = news && sendsEmail ? newsMail(news, [about]) : undefined;
      return notices.add(notices.noticeWrite(artistId, { id, at, n, about }), [
        notices.headWrite(artistId, before, head),
        ...(mail ? [sendMail(table, { to: artistId, mail }, { id: `news-${id}`, at: now() })] : []),
      ]);
    },
    NOTICE_WRITERS,
  );
}
