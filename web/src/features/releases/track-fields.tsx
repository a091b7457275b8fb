import { type ReactNode, useId } from 'react';
import { idsFrom } from '../../../../shared/ids.ts';
import { trackFields } from '../../../../shared/releases/fields.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import type { Explicit, Track } from '../../../../shared/releases/track.ts';
import { choiceForm, firstArtistForm, textForm } from './field-forms.ts';
import { fieldId } from './field-ids.ts';
import { audioLanguageChoices, explicitAnswers } from './reference-choices.ts';
import { SavingSelect, SavingText } from './saving-fields.tsx';
import { useTrackField } from './use-release-field.ts';

const newId = idsFrom(() => new Date());
const forms = {
  title: textForm(trackFields.title.schema),
  artists: firstArtistForm(() => newId('credit')),
  explicit: choiceForm<Explicit>(trackFields.explicit.schema),
  audioLanguage: choiceForm<string>(trackFields.audioLanguage.schema),
};

type Props = { release: Release; track: Track; number: number; audio: ReactNode };

/** One track: what it is called, who made it, and its file. */
export function TrackFields({ release, track, number, audio }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-5 border-line not-first:border-t not-first:pt-8">
      <h3 id={heading} className="text-body tabular-nums">
        Track {number}
      </h3>
      {audio}
      <div className="grid gap-5 sm:grid-cols-2">
        <SavingText
          id={fieldId('title', track.id)}
          label={trackFields.title.label}
          field={useTrackField(release, track, 'title', forms.title)}
          tell={(saved) => saved}
        />
        <SavingText
          id={fieldId('artists', track.id)}
          label="Artist"
          field={useTrackField(release, track, 'artists', forms.artists)}
          tell={([first]) => first?.name ?? ''}
        />
        <SavingSelect
          id={fieldId('explicit', track.id)}
          label={trackFields.explicit.label}
          field={useTrackField(release, track, 'explicit', forms.explicit)}
          choices={explicitAnswers}
        />
        <SavingSelect
          id={fieldId('audioLanguage', track.id)}
          label={trackFields.audioLanguage.label}
          field={useTrackField(release, track, 'audioLanguage', forms.audioLanguage)}
          choices={audioLanguageChoices}
        />
      </div>
    </section>
  );
}
