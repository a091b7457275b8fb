import type { ReactNode } from 'react';
import {
  type FieldKind,
  type ReleaseField,
  releaseFields,
  type TrackField,
  trackFields,
} from '../../../../../shared/releases/fields.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import { fieldText } from '../field-text.ts';
import { choices, yesOrNo } from '../reference-choices.ts';
import { ArtistsField, ContributorsField, WritersField } from './credit-fields.tsx';
import { releaseForms, trackForms } from './field-forms.ts';
import { fieldId } from './field-ids.ts';
import { PlacesField } from './places-field.tsx';
import { RightsLineField } from './rights-line-field.tsx';
import { SalesStartField } from './sales-start-field.tsx';
import { SavingDay, SavingSelect, SavingText } from './simple-fields.tsx';
import type { SavingField } from './use-field-edit.ts';
import { useReleaseField, useTrackField } from './use-release-field.ts';

type Props = {
  name: ReleaseField | TrackField;
  row: { label: string; kind: FieldKind; hint?: string };
  id: string;
  // A row's kind says what its values are; the compiler cannot follow it through the catalogue.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  field: SavingField<any, any>;
  below?: ReactNode;
  /** Instead of the row's hint: what this value is worth saying. */
  advice?: ReactNode;
};

/** The editor that fits a row of the field catalogue. */
function FieldEditor({ name, row, id, field, below, advice }: Props) {
  const props = { id, label: row.label, hint: advice ?? row.hint, field, below };
  const tell = (saved: unknown) => fieldText(name, saved);
  switch (row.kind) {
    case 'choice':
      return <SavingSelect {...props} choices={choices[name as keyof typeof choices]} tell={tell} />;
    case 'yes-no':
      return <SavingSelect {...props} choices={yesOrNo} tell={tell} />;
    case 'day':
      return <SavingDay {...props} tell={tell} />;
    case 'sales-start':
      return <SalesStartField {...props} />;
    case 'rights-line':
      return <RightsLineField {...props} />;
    case 'stores':
    case 'territories':
      return <PlacesField {...props} kind={row.kind} />;
    case 'artists':
      return <ArtistsField {...props} />;
    case 'contributors':
      return <ContributorsField {...props} />;
    case 'writers':
      return <WritersField {...props} noun={name === 'composers' ? 'composer' : 'lyricist'} />;
    case 'seconds':
      return <SavingText {...props} tell={tell} input={{ inputMode: 'numeric', className: 'max-w-40' }} />;
    case 'code':
      return <SavingText {...props} tell={tell} input={{ spellCheck: false, className: 'tabular-nums' }} />;
    default:
      return <SavingText {...props} tell={tell} />;
  }
}

type ReleaseProps = { release: Release; name: ReleaseField; advice?: ReactNode };

/** One field of a release. */
export const ReleaseFieldEditor = ({ release, name, advice }: ReleaseProps) => (
  <FieldEditor
    name={name}
    row={releaseFields[name]}
    id={fieldId(name)}
    field={useReleaseField(release, name, releaseForms[name])}
    advice={advice}
  />
);

type TrackProps = { release: Release; track: Track; name: TrackField; below?: ReactNode };

/** One field of a track. */
export const TrackFieldEditor = ({ release, track, name, below }: TrackProps) => (
  <FieldEditor
    name={name}
    row={trackFields[name]}
    id={fieldId(name, track.id)}
    field={useTrackField(release, track, name, trackForms[name])}
    below={below}
  />
);
