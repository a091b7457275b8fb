import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ListedNotice } from '../../../../shared/notices/notice.ts';
import { noticePath } from '../../../../shared/notices/notice-path.ts';
import { noticeText } from '../../../../shared/notices/notice-text.ts';
import { noticesMessage } from '../../data/notices/messages.ts';
import { useMarkRead } from '../../data/notices/mutations.ts';
import { useNotices } from '../../data/notices/queries.ts';
import { dateAndTime } from '../../lib/format.ts';
import { classes } from '../../ui/classes.ts';
import { LoadMore } from '../../ui/list/load-more.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props = {
  /** Called when a notice is opened. */
  onOpen?: () => void;
  /** The panel shows the newest notices only; the page can load all of them. */
  newestOnly?: boolean;
};

/** The user's notices, newest first. Seeing them marks them as read (product 36.7). */
export function NoticeList({ onOpen, newestOnly }: Props) {
  const { rows, head, error, isFetching, retry, more } = useNotices();
  // What was unread when the list was opened stays marked until it is closed.
  const readBefore = useReadAtOpening(head?.read);
  useMarkAsRead(rows, head?.read);
  return (
    <div className="grid gap-4">
      {error && (
        <LoadFailed message={`Failed to load notices. ${noticesMessage(error)}`} onRetry={retry} busy={isFetching} />
      )}
      {!error && !rows && (
        <Loading className="grid gap-2">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </Loading>
      )}
      {rows?.length === 0 && (
        <p className="py-6 text-soft">Nothing new. You’ll see here when a release is delivered, goes live, or earns.</p>
      )}
      {rows && rows.length > 0 && (
        <ul aria-label="Notices" className="-mx-3 grid gap-0.5">
          {rows.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} isUnread={notice.n > readBefore} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {rows && more && !newestOnly && (
        <LoadMore loaded={rows.length} total={undefined} more={more} isArranged={false} />
      )}
    </div>
  );
}

/** The number of the last notice that had been read when the list was first loaded. */
function useReadAtOpening(read: number | undefined): number {
  const [first, setFirst] = useState(read);
  if (first === undefined && read !== undefined) setFirst(read);
  return first ?? Number.POSITIVE_INFINITY;
}

/** Marks the newest notice on the page, and all before it, as read. */
function useMarkAsRead(rows: readonly ListedNotice[] | undefined, read: number | undefined): void {
  const { mutate } = useMarkRead();
  const newest = Math.max(0, ...(rows ?? []).map(({ n }) => n));
  useEffect(() => {
    if (read !== undefined && newest > read) mutate(newest);
  }, [newest, read, mutate]);
}

type RowProps = { notice: ListedNotice; isUnread: boolean; onOpen: (() => void) | undefined };

function NoticeRow({ notice: { about, at }, isUnread, onOpen }: RowProps) {
  const { text, detail } = noticeText(about);
  return (
    <li>
      <Link
        to={noticePath(about)}
        onClick={onOpen}
        className="relative grid min-h-11 gap-0.5 rounded-card py-2 pr-3 pl-7 transition-[background-color] hover:bg-sunken"
      >
        {isUnread && (
          <span className="absolute top-4 left-3 size-2 rounded-full bg-signal">
            <span className="sr-only">Unread</span>
          </span>
        )}
        <span className={classes('[overflow-wrap:anywhere]', isUnread && 'font-[560]')}>{text}</span>
        {detail && <span className="text-small text-soft [overflow-wrap:anywhere]">{detail}</span>}
        <time dateTime={at} className="text-small text-soft tabular-nums">
          {dateAndTime(at)}
        </time>
      </Link>
    </li>
  );
}
