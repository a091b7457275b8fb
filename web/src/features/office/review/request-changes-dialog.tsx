import { type KeyboardEvent, useState } from 'react';
import { orderedTracks } from '../../../../../shared/releases/ordered-tracks.ts';
import type { SubmittedRelease } from '../../../../../shared/releases/release.ts';
import { type ReasonCode, reviewReasons } from '../../../../../shared/releases/review-reasons.ts';
import { keysOf } from '../../../../../shared/typed-record.ts';
import { requestMessage } from '../../../data/review/messages.ts';
import { useRequestChanges } from '../../../data/review/mutations.ts';
import { searchMatcher } from '../../../lib/search-matcher.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import type { Choice } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { type ReasonDetails, ReasonRow } from './reason-row.tsx';

/**
 * The maximum length of a message in the thread (product 21.5). Not imported from the schema, so that the page does not
 * load zod for it.
 */
const MAX_MESSAGE_LENGTH = 2000;

const codes = keysOf(reviewReasons);

type Props = { release: SubmittedRelease; onClose: () => void; onRequested: () => void };

/**
 * Sends a submission back with a message and reasons, each with a track and a note. The artist receives everything by
 * email (product 22.6).
 */
export default function RequestChangesDialog({ release, onClose, onRequested }: Props) {
  const [given, setGiven] = useState<ReadonlyMap<ReasonCode, ReasonDetails>>(new Map());
  const [search, setSearch] = useState('');
  const [message, setMessage] = useState('');
  const [wrong, setWrong] = useState<'no-reason' | 'no-note'>();
  const requesting = useRequestChanges({ artistId: release.artistId, releaseId: release.id });
  const request = useAction(requesting.mutateAsync, {
    done: () => {
      onClose();
      onRequested();
      return { title: 'Changes requested', text: 'We’ve emailed the artist each reason.' };
    },
    failed: (error) => ({ title: 'Request Failed', text: requestMessage(error) }),
  });
  const all = orderedTracks(release);
  const tracks: Choice[] = all.map(({ id, title }, n) => ({ value: id, label: `Track ${n + 1}: ${title}` }));
  const isMatch = searchMatcher(search);
  // Selected reasons stay visible even if they do not match the filter.
  const shown = codes.filter((code) => given.has(code) || isMatch(reviewReasons[code].name));
  const put = (code: ReasonCode, one: ReasonDetails | undefined) => {
    const next = new Map(given);
    if (one) next.set(code, one);
    else next.delete(code);
    setGiven(next);
    setWrong(undefined);
  };
  const chooseFirst = (event: KeyboardEvent) => {
    const first = shown.find((code) => !given.has(code));
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || search === '' || !first) return;
    event.preventDefault();
    put(first, { trackId: '', note: '' });
    setSearch('');
  };
  const send = () => {
    if (requesting.isPending) return;
    if (given.size === 0) return setWrong('no-reason');
    if (given.get('other')?.note.trim() === '') return setWrong('no-note');
    request({
      submittedAt: release.submission.at,
      reasons: [...given].map(([code, { trackId, note }]) => ({
        code,
        ...(trackId && { trackId }),
        ...(note.trim() && { note: note.trim() }),
      })),
      message: message.trim(),
    });
  };
  return (
    <Dialog
      open
      onClose={() => !requesting.isPending && onClose()}
      title={`Request changes to ${release.title || 'this release'}`}
      description="We’ll email the artist each reason, with a link to its field."
      actions={
        <>
          <Button onClick={onClose} aria-disabled={requesting.isPending || undefined}>
            Cancel
          </Button>
          <Button tone="signal" busy={requesting.isPending && 'Sending…'} onClick={send}>
            Send to the artist
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key for the whole dialog; the button does the same */}
      <div
        className="grid gap-4 pt-2"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      >
        <SearchField label="Search the reasons" value={search} onChange={setSearch} onKeyDown={chooseFirst} autoFocus />
        {wrong === 'no-reason' && (
          <p role="alert" className="text-small text-danger">
            Please choose at least one reason.
          </p>
        )}
        <ul aria-label="Reasons" className="grid">
          {shown.map((code) => (
            <ReasonRow
              key={code}
              code={code}
              given={given.get(code)}
              tracks={tracks.length > 1 ? tracks : []}
              error={code === 'other' && wrong === 'no-note' ? 'Please write what needs changing' : undefined}
              onChange={(one) => put(code, one)}
            />
          ))}
        </ul>
        <Field label="Message to the artist" hint="In your own words, if you like">
          {(control) => (
            <TextArea
              {...control}
              limit={MAX_MESSAGE_LENGTH}
              value={message}
              onChange={({ target }) => setMessage(target.value.slice(0, MAX_MESSAGE_LENGTH))}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
