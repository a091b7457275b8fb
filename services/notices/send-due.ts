import type { ArtistId } from '../../shared/ids.ts';
import type { ListedNotice } from '../../shared/notices/notice.ts';
import type { EarningsRepository } from '../earnings/earnings-repository.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { Write } from '../platform/table.ts';
import { NOTICE_WRITERS, type NoticeNeeds, openAccount, wantedNews } from './add-notice.ts';
import { earningsNotices, withAnnouncedMonths } from './earnings-news.ts';
import { dueDigests, nextDueAt, withDigest, withNotice, withoutDue } from './email-gate.ts';
import { newsMail } from './news-mail.ts';
import { noticeId } from './notice-id.ts';
import { readEarnings } from './read-earnings.ts';

type Needs = NoticeNeeds & { earnings: Pick<EarningsRepository, 'months'> };

/** How many of the newest notices a digest reads. It names fewer, and counts the rest. */
const DIGEST_NOTICES = 100;

/**
 * Does what is due for an artist, in one transaction: tells them what they earned, and sends a digest of each kind of
 * notice whose hour is over. Does nothing if nothing is due any more.
 */
export async function sendDue(needs: Needs, artistId: ArtistId): Promise<void> {
  const { table, notices, profiles, earnings, now } = needs;
  const attempt = async () => {
    const before = await notices.head(artistId, { consistent: true });
    const at = now();
    if ((nextDueAt(before) ?? '~') > at.toISOString()) return;
    const profile = await openAccount(profiles, artistId);
    if (!profile) return notices.settle(notices.headWrite(artistId, before, withoutDue(before)), []);

    let head = before;
    const writes: Write[] = [];
    const added: ListedNotice[] = [];
    const dueAt = before.earningsDueAt;
    if (dueAt !== undefined && dueAt <= at.toISOString()) {
      const { months, topOf } = await readEarnings(earnings, artistId, Object.keys(before.pendingMonths));
      for (const about of earningsNotices(before, months, topOf)) {
        const news = wantedNews(profile, about);
        const next = withNotice(head, { news, now: at });
        const id = noticeId({ artistId, kind: about.kind, subject: dueAt }, dueAt);
        const mail = news && next.sendsEmail ? newsMail(news, [about]) : undefined;
        head = next.head;
        added.push({ id, at: dueAt, n: next.n, about });
        if (mail) writes.push(sendMail(table, { to: artistId, mail }, { id: `news-${id}`, at }));
      }
      head = withAnnouncedMonths(head);
    }

    const digests = dueDigests(head, at);
    const recent = digests.length > 0 ? (await notices.page(artistId, { limit: DIGEST_NOTICES })).items.reverse() : [];
    for (const kind of digests) {
      const last = head.emails[kind];
      const waiting = [...recent, ...added].flatMap(({ n, about }) =>
        n > (last?.n ?? 0) && wantedNews(profile, about) === kind ? [about] : [],
      );
      const mail = newsMail(kind, waiting, last?.waiting);
      head = withDigest(head, kind, at);
      const id = `digest-${kind}-${artistId}-${head.seq}`;
      if (mail) writes.push(sendMail(table, { to: artistId, mail }, { id, at }));
    }
    await notices.settle(notices.headWrite(artistId, before, head), [
      ...added.map((notice) => notices.noticeWrite(artistId, notice)),
      ...writes,
    ]);
  };
  await retryWhenChanged('busy', attempt, NOTICE_WRITERS);
}
