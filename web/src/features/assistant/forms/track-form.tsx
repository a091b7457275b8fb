import { useId, useState } from 'react';
import type { ChangingAct } from '../../../../../shared/assistant/act.ts';
import { audioLanguages } from '../../../../../shared/reference/audio-languages.ts';
import { orderedTracks } from '../../../../../shared/releases/ordered-tracks.ts';
import { aiUses, explicitChoices } from '../../../../../shared/releases/track-choices.ts';
import { Select } from '../../../ui/select.tsx';
import type { FormProps } from './form-answer.ts';
import { FormFrame } from './form-frame.tsx';

type Choice = { value: string; label: string };
const same = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));
const ai: Choice[] = aiUses.map((value) => ({
  value,
  label: { none: 'No', partly: 'Partly', all: 'All of it' }[value],
}));
const covers: Choice[] = [
  { value: 'no', label: 'No cover' },
  { value: 'yes', label: 'A cover' },
];
const languages: Choice[] = audioLanguages.map(({ code, name }) => ({ value: code, label: name }));

const fieldsByStep = {
  audio_language: { field: 'audioLanguage', label: 'Language of each track', choices: languages },
  explicit: { field: 'explicit', label: 'Explicit lyrics of each track', choices: same(explicitChoices) },
  cover_songs: { field: 'containsCover', label: 'Covers', choices: covers },
  ai_audio: { field: 'aiAudio', label: 'AI in each recording', choices: ai },
  ai_composition: { field: 'aiComposition', label: 'AI in the music or lyrics of each track', choices: ai },
} as const;

type Props = FormProps & { step: keyof typeof fieldsByStep };

/** Asks a question about each track. It can be sent once all tracks have an answer. */
export function TrackForm({ step, release, onAnswer }: Props) {
  const id = useId();
  const tracks = orderedTracks(release);
  const { field, label, choices } = fieldsByStep[step];
  const [values, setValues] = useState<Readonly<Record<number, string>>>({});
  const answers = tracks.flatMap((_, n) => {
    const choice = choices.find(({ value }) => value === values[n]);
    return choice ? [{ track: n + 1, ...choice }] : [];
  });
  const act = (track: number, value: string) =>
    ({
      kind: 'set-track',
      tracks: [track],
      field,
      value: field === 'containsCover' ? value === 'yes' : value,
    }) as ChangingAct;
  return (
    <FormFrame
      label={label}
      action={tracks.length > 1 ? 'Use these answers' : 'Use this one'}
      isReady={answers.length === tracks.length}
      onSubmit={() =>
        onAnswer({
          message: answers
            .map((one) => (tracks.length > 1 ? `Track ${one.track}: ${one.label}` : one.label))
            .join(', '),
          chosen: answers.map((one) => act(one.track, one.value)),
        })
      }
    >
      <ul className="grid gap-2">
        {tracks.map(({ id: trackId, title }, n) => (
          <li key={trackId} className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_14rem]">
            <label htmlFor={`${id}-${n}`} className="min-w-0 truncate text-small">
              <span className="text-soft tabular-nums">{n + 1}.</span> {title}
            </label>
            <Select
              id={`${id}-${n}`}
              small
              value={values[n] ?? ''}
              choices={[{ value: '', label: 'Choose…' }, ...choices]}
              onChange={({ target }) => setValues({ ...values, [n]: target.value })}
            />
          </li>
        ))}
      </ul>
    </FormFrame>
  );
}
