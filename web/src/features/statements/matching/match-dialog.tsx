import { useDeferredValue, useState } from 'react';
import type { Decision, TrackName, UnmatchedRecording } from '../../../../../shared/statements/statement-parts.ts';
import { useMe } from '../../../data/accounts/queries.ts';
import { statementActionMessage, statementsMessage } from '../../../data/statements/messages.ts';
import { useMatchRecording } from '../../../data/statements/mutations.ts';
import { useTrackSearch } from '../../../data/statements/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { Planned } from '../statement-text.ts';
import { Recording } from './recording.tsx';

type Props = { statement: Planned; recording: UnmatchedRecording; onClose: () => void };

const SUSPENSE = 'suspense';
const PAID = 'Any money kept for a track is paid to its owner now. Later statements use this match.';

const PAID_ONCE_CONFIRMED =
  'Any money kept for a track is paid once someone else in finance or an admin makes the same match.';
/** Whether a decision equals the list's choice: the id of a track or of a whole release. */
const isSame = (decision: Decision, chosen: string | undefined) =>
  decision.to === 'track' ? decision.trackId === chosen : decision.to === 'release' && decision.releaseId === chosen;

/** Matches a recording, for this statement and later ones (product 30.7). */
export default function MatchDialog({ statement, recording, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const me = useMe();
  const { decision: earlier } = recording;
  const search = useTrackSearch(useDeferredValue(typed));
  const matching = useMatchRecording(statement.statementId);
  const match = useAction(matching.mutateAsync, {
    done: () => {
      onClose();
      return {
        title: 'Match saved',
        text: isPosted ? paidText : 'The statement is being recalculated. Later ones use this match.',
      };
    },
    failed: (error) => ({ title: 'Not matched', text: statementActionMessage(error) }),
  });
  const isPosted = statement.state === 'posted' || statement.state === 'posting';
  const isAgreed = earlier?.isAwaited && earlier.by.id !== me.data?.id && isSame(earlier.said, chosen);
  const paidText = chosen === SUSPENSE || statement.approvalsNeeded < 2 || isAgreed ? PAID : PAID_ONCE_CONFIRMED;
  const isSearching = typed.trim() !== '';
  const tracks = isSearching ? (search.data?.tracks ?? []) : proposed(recording);
  const decide = () => {
    const decision = decisionOf(chosen, tracks);
    if (decision) match({ key: recording.key, decision });
  };
  const canDecide = decisionOf(chosen, tracks) !== undefined;
  return (
    <Dialog
      open
      onClose={() => !matching.isPending && onClose()}
      title="Which track is it?"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="signal" disabled={!canDecide} busy={matching.isPending && 'Saving…'} onClick={decide}>
            Save match
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Recording recording={recording} currency={statement.read.currency} />
        <SearchField
          label="Search the catalog"
          placeholder="Title, artist, ISRC or UPC"
          value={typed}
          onChange={setTyped}
        />
        <fieldset className="grid gap-2">
          <legend className="pb-2 text-small font-[560]">{isSearching ? 'Results' : 'Suggestions'}</legend>
          {search.isError && <p role="alert">Failed to search. {statementsMessage(search.error)}</p>}
          {tracks.length === 0 && (
            <p role="status" className="text-small text-soft">
              {isSearching && search.isFetching ? 'Searching…' : 'No track found. Try another word.'}
            </p>
          )}
          <ChoiceList<string>
            name="track"
            chosen={chosen}
            onChoose={setChosen}
            choices={[
              ...tracks.map((track) => ({ value: track.trackId, label: track.title, detail: about(track) })),
              ...wholeReleases(tracks).map((track) => ({
                value: track.releaseId,
                label: `All of ${track.releaseTitle}`,
                detail: `Its ${track.releaseTracks} tracks share the money. ${track.artist}${track.upc && ` · UPC ${track.upc}`}`,
              })),
              {
                value: SUSPENSE,
                label: 'None of ours',
                detail: 'Its money is kept until its payee is known, here and in later statements.',
              },
            ]}
          />
        </fieldset>
      </div>
    </Dialog>
  );
}

/** Suggested releases with several tracks, each represented by one track. */
const wholeReleases = (tracks: readonly TrackName[]): TrackName[] =>
  [...new Map(tracks.map((track) => [track.releaseId, track])).values()].filter(
    ({ releaseTracks = 1 }) => releaseTracks > 1,
  );

function decisionOf(chosen: string | undefined, tracks: readonly TrackName[]): Decision | undefined {
  if (chosen === SUSPENSE) return { to: SUSPENSE };
  const track = tracks.find(({ trackId }) => trackId === chosen);
  if (track) return { to: 'track', artistId: track.artistId, releaseId: track.releaseId, trackId: track.trackId };
  const ofRelease = wholeReleases(tracks).find(({ releaseId }) => releaseId === chosen);
  return ofRelease && { to: 'release', artistId: ofRelease.artistId, releaseId: ofRelease.releaseId };
}

/** The choices: first the previous decision, then the suggestions. */
function proposed({ decision, suggestions }: UnmatchedRecording): TrackName[] {
  const { track } = decision ?? {};
  return track ? [track, ...suggestions.filter(({ trackId }) => trackId !== track.trackId)] : suggestions;
}

const about = ({ artist, releaseTitle, isrc, upc }: TrackName): string =>
  [artist, releaseTitle, isrc && `ISRC ${isrc}`, upc && `UPC ${upc}`].filter(Boolean).join(' · ');
