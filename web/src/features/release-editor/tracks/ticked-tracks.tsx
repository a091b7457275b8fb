import { X } from 'lucide-react';
import { useState } from 'react';
import { trackFields } from '../../../../../shared/releases/fields.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { SharedTrackField } from '../../../../../shared/releases/shared-track-fields.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import { plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type Choice, Select } from '../../../ui/select.tsx';
import { choicesOf, yesOrNo } from '../../release-view/reference-choices.ts';
import { useApplyToTracks } from '../fields/use-apply-to-tracks.ts';

/**
 * Fields with a list of answers, which can be set on several tracks here. Names are set in a ticked track's panel
 * instead.
 */
const sharedAnswers = [
  'explicit',
  'audioLanguage',
  'containsCover',
  'aiAudio',
  'aiComposition',
] as const satisfies readonly SharedTrackField[];
type SharedAnswer = (typeof sharedAnswers)[number];

const answersOf = (name: SharedAnswer): readonly Choice[] =>
  name === 'containsCover' ? yesOrNo : choicesOf(name).filter(({ value }) => value !== '');

const answered = (name: SharedAnswer, answer: string): Track[SharedAnswer] =>
  (name === 'containsCover' ? answer === 'yes' : answer) as Track[SharedAnswer];

type Props = { release: Release; ticked: ReadonlySet<string>; onDone: () => void };

/** Sets one answer for all ticked tracks (product 7.13). */
export default function TickedTracks({ release, ticked, onDone }: Props) {
  const { give, isPending } = useApplyToTracks(release);
  const [name, setName] = useState<SharedAnswer>('explicit');
  const [answer, setAnswer] = useState('Not Explicit');
  const choose = (next: SharedAnswer) => {
    setName(next);
    setAnswer(answersOf(next)[0]?.value ?? '');
  };
  return (
    <section
      aria-label="Selected tracks"
      className="sticky bottom-[calc(var(--player)+0.5rem)] z-10 flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised px-3 py-2 text-small shadow-float"
    >
      <span className="pr-2 tabular-nums" role="status">
        {plural(ticked.size, 'track')} selected
      </span>
      <Select
        small
        aria-label="Field to set"
        choices={sharedAnswers.map((value) => ({ value, label: trackFields[value].label }))}
        value={name}
        onChoose={choose}
        className="max-w-52"
      />
      <Select
        small
        aria-label={`${trackFields[name].label} of the selected tracks`}
        choices={answersOf(name)}
        value={answer}
        onChoose={setAnswer}
        className="max-w-48"
      />
      <Button
        size="small"
        busy={isPending && 'Applying…'}
        onClick={() => give(name, answered(name, answer), [...ticked])}
      >
        Apply to {ticked.size}
      </Button>
      <IconButton label="Clear the selection" className="text-soft" onClick={onDone}>
        <X />
      </IconButton>
    </section>
  );
}
