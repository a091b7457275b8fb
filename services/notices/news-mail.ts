import type { Mail } from '../../shared/mail/mail.ts';
import type { NewsKind } from '../../shared/notices/news-kinds.ts';
import type { Notice, NoticeKind, NoticeOf } from '../../shared/notices/notice.ts';

/** How many releases an email names; any others are only counted. */
const MAX_NAMED = 20;

const isKind =
  <K extends NoticeKind>(kind: K) =>
  (about: Notice): about is NoticeOf<K> =>
    about.kind === kind;

const ofRelease = ({ releaseId, title }: { releaseId: NoticeOf<'submitted'>['releaseId']; title: string }) => ({
  releaseId,
  title,
});

/** The newest figure of each month that notices announced, newest month first. */
function monthsIn(notices: readonly NoticeOf<'earned'>[]): NoticeOf<'earned'>['months'] {
  const sums = new Map(notices.flatMap(({ months }) => months).map((one) => [one.month, one]));
  return [...sums.values()].sort((one, other) => (one.month < other.month ? 1 : -1));
}

/**
 * Makes the email about one notice, or the digest of several.
 * @param notices oldest first; only those of the kind count
 * @param total how many there are, if not all of them are passed
 * @returns undefined if there is nothing to tell
 */
export function newsMail(kind: NewsKind, notices: readonly Notice[], total = 0): Mail | undefined {
  const count = notices.filter((about) => about.kind === kind).length;
  if (count === 0) return undefined;
  const more = Math.max(total, count) - Math.min(count, MAX_NAMED);
  switch (kind) {
    case 'earned': {
      const earned = notices.filter(isKind(kind));
      const [months, newest] = [monthsIn(earned), earned.at(-1)];
      const top = newest?.months[0]?.month === months[0]?.month ? newest?.top : undefined;
      return { template: kind, months, ...(top && { top }) };
    }
    case 'live': {
      const items = notices.filter(isKind(kind)).slice(0, MAX_NAMED);
      return { template: kind, items: items.map((one) => ({ ...ofRelease(one), stores: one.stores })), more };
    }
    case 'release-day': {
      const items = notices.filter(isKind(kind)).slice(0, MAX_NAMED);
      return { template: kind, items: items.map((one) => ({ ...ofRelease(one), isLive: one.isLive })), more };
    }
    default:
      return { template: kind, items: notices.filter(isKind(kind)).slice(0, MAX_NAMED).map(ofRelease), more };
  }
}
