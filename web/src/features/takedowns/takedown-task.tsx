import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OfficeTakedown, SentTakedown } from '../../../../shared/takedowns/takedown.ts';
import { confirmedCount } from '../../../../shared/takedowns/takedown-scope.ts';
import { sendTakedownMessage, takedownFileMessage } from '../../data/takedowns/messages.ts';
import { useSendTakedown, useTakedownFile } from '../../data/takedowns/mutations.ts';
import { dateAndTime, shortDate } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { Facts } from '../release-view/facts.tsx';
import { dueText, isOverdue } from './due-text.ts';
import { partText, reasonText, storesText } from './takedown-text.ts';

const ConfirmTakedownDialog = lazyDialog(() => import('./confirm-takedown-dialog.tsx'));
const WriteToArtistDialog = lazyDialog(() => import('./write-to-artist-dialog.tsx'));

/** The number of stores that are named; the file and the dialog name all of them. */
const NAMED_STORES = 8;

type Props = { takedown: OfficeTakedown; today: string };

/** An open takedown with everything that the office needs to carry it out. There is no button to refuse it. */
export function TakedownTask({ takedown, today }: Props) {
  const { artistId, releaseId, title, artist, stores, requestedAt } = takedown;
  const [isWriting, setWriting] = useState(false);
  return (
    <li className="grid gap-4 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="font-text text-body font-[560] tracking-normal [overflow-wrap:anywhere]">
          <Link
            to={pathTo('/dashboard/admin/releases/:artistId/:releaseId', { artistId, releaseId })}
            className="underline decoration-edge underline-offset-4"
          >
            {title}
          </Link>{' '}
          <span className="font-normal text-soft">{artist}</span>
        </h3>
        <Badge tone={isOverdue(takedown, today) ? 'danger' : 'plain'}>{dueText(takedown, today)}</Badge>
      </div>
      <Facts
        onlyGiven
        rows={[
          ['What', partText(takedown)],
          ['Stores', storesText(stores, NAMED_STORES)],
          ['Reason', reasonText(takedown)],
          ['Requested', shortDate(requestedAt)],
          ['Sent', takedown.state === 'sent' && `${dateAndTime(takedown.sent.at)} by ${takedown.sent.by.name}`],
          ['Confirmed', takedown.state === 'sent' && `${confirmedCount(takedown)} of ${stores.length} stores`],
        ]}
      />
      <div className="flex flex-wrap gap-3">
        {takedown.state === 'requested' && <SendTakedown takedown={takedown} />}
        {takedown.state === 'sent' && <ConfirmTakedown takedown={takedown} />}
        {takedown.state === 'sent' && <TakedownFile takedown={takedown} />}
        <Button size="small" aria-haspopup="dialog" onClick={() => setWriting(true)}>
          Write to the artist…
        </Button>
      </div>
      {isWriting && <WriteToArtistDialog takedown={takedown} onClose={() => setWriting(false)} />}
    </li>
  );
}

/** Records the takedown as sent, and saves its file, which the office passes on. */
function SendTakedown({ takedown }: { takedown: OfficeTakedown }) {
  const sending = useSendTakedown(takedown);
  const file = useTakedownFile(takedown);
  const send = useAction(
    async () => {
      const after = await sending.mutateAsync();
      if (after.state === 'sent') saveFile(await file.mutateAsync());
      return after;
    },
    {
      done: ({ state }) =>
        state === 'sent'
          ? { title: 'Sent', text: 'Its file has been downloaded. Pass it on to the stores.' }
          : { title: 'Done', text: 'Nothing was left in the stores.' },
      failed: (error) => ({ title: 'Not sent', text: sendTakedownMessage(error) }),
    },
  );
  return (
    <Button
      size="small"
      tone="signal"
      aria-label={sending.isPending ? undefined : `Send the takedown of ${takedown.title}`}
      busy={(sending.isPending || file.isPending) && 'Sending…'}
      onClick={() => send(undefined)}
    >
      Send
    </Button>
  );
}

function ConfirmTakedown({ takedown }: { takedown: SentTakedown }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        tone="signal"
        aria-label={`Confirm the takedown of ${takedown.title}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Confirm…
      </Button>
      {isOpen && <ConfirmTakedownDialog takedown={takedown} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Downloads the file that was sent, with the same bytes each time. */
export function TakedownFile({ takedown }: { takedown: OfficeTakedown }) {
  const downloading = useTakedownFile(takedown);
  const download = useAction(downloading.mutateAsync, {
    done: (file) => saveFile(file),
    failed: (error) => ({ title: 'Download failed', text: takedownFileMessage(error) }),
  });
  return (
    <Button size="small" busy={downloading.isPending && 'Downloading…'} onClick={() => download()}>
      Download the file
    </Button>
  );
}
