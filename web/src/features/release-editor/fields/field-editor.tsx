import { type ReactNode, useMemo } from 'react';
import type { FieldKind } from '../../../../../shared/releases/field-kinds.ts';
import {
  type ReleaseField,
  releaseFields,
  type TrackField,
  trackFields,
} from '../../../../../shared/releases/fields.ts';
import { type FieldMappers, mapFields } from '../../../../../shared/releases/map-fields.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import type { FindingPlace } from '../../../../../shared/rules/finding.ts';
import { isOpen } from '../../../../../shared/rules/release-findings.ts';
import { useTitlesLanguage } from '../../../data/releases/queries/titles-language.ts';
import { choicesOf, yesOrNo } from '../../release-view/reference-choices.ts';
import { type FieldProps, SavingDate, SavingSelect, SavingText } from '../../saving-field/simple-fields.tsx';
import { ArtistsField } from '../credits/artists-field.tsx';
import { ContributorsField } from '../credits/contributors-field.tsx';
import { CreditPlace } from '../credits/credit-place.ts';
import { WritersField } from '../credits/writers-field.tsx';
import { isReleaseFieldNeeded, isTrackFieldNeeded } from '../needs/needed-fields.ts';
import { AskLink } from './ask-link.tsx';
import { adviceOf, FieldFindings, findingsAt } from './field-findings.tsx';
import type { TypedOfKind, TypedReleaseValue, TypedTrackValue } from './field-forms.ts';
import { fieldId } from './field-ids.ts';
import { PlacesField } from './places-field.tsx';
import { RightsLineField } from './rights-line-field.tsx';
import { SalesStartField } from './sales-start-field.tsx';
import { useReleaseField, useTrackField } from './use-release-field.ts';

type Editor<T> = (props: FieldProps<T>) => ReactNode;
type Editors = { [K in FieldKind]: Editor<TypedOfKind[K]> };

/** The editor for each kind of field. */
const editors: FieldMappers<Editors> = {
  text: () => SavingText,
  code: () => (props) => <SavingText {...props} input={{ spellCheck: false, className: 'tabular-nums' }} />,
  choice: (_, name) => (props) => <SavingSelect {...props} choices={choicesOf(name)} />,
  'yes-no': () => (props) => <SavingSelect {...props} choices={yesOrNo} />,
  day: () => SavingDate,
  'sales-start': () => SalesStartField,
  'rights-line': () => RightsLineField,
  stores: () => (props) => <PlacesField {...props} kind="stores" />,
  territories: () => (props) => <PlacesField {...props} kind="territories" />,
  artists: () => ArtistsField,
  contributors: () => ContributorsField,
  writers: (_, name) => (props) => <WritersField {...props} noun={name === 'composers' ? 'composer' : 'lyricist'} />,
  // Entered in a dialog beside the field to which the reason applies.
  stated: () => () => null,
  // Entered in `ContentIdField`, because only one store needs it.
  'content-id': () => () => null,
  seconds: () => (props) => <SavingText {...props} input={{ inputMode: 'numeric', className: 'max-w-40' }} />,
};

const releaseEditors: { [F in ReleaseField]: Editor<TypedReleaseValue<F>> } = mapFields<typeof releaseFields, Editors>(
  releaseFields,
  editors,
);
const trackEditors: { [F in TrackField]: Editor<TypedTrackValue<F>> } = mapFields<typeof trackFields, Editors>(
  trackFields,
  editors,
);

type Labels = { label: string; hint?: string };
const releaseLabels: Record<ReleaseField, Labels> = releaseFields;
const trackLabels: Record<TrackField, Labels> = trackFields;

/**
 * Where the findings about a track's field are shown. Findings about a licence are shown next to the question about
 * cover songs.
 */
const placeOf = (name: TrackField): FindingPlace['field'] =>
  name === 'containsCover' || name === 'stated' ? 'licence' : name;

/** One field of a release. */
export function ReleaseFieldEditor<F extends ReleaseField>({ release, name }: { release: Release; name: F }) {
  const Editor: Editor<TypedReleaseValue<F>> = releaseEditors[name];
  const { label, hint } = releaseLabels[name];
  const titlesLanguage = useTitlesLanguage(release, name === 'metadataLanguage');
  const findings = name === 'stated' ? [] : findingsAt(release, { field: name }, titlesLanguage);
  const help = <AskLink release={release} field={name} label={label} />;
  return (
    <Editor
      quiet
      id={fieldId(name)}
      label={label}
      hint={hint}
      advice={adviceOf(findings)}
      needed={isReleaseFieldNeeded(name, release)}
      help={help}
      field={useReleaseField(release, name)}
      below={<FieldFindings release={release} findings={findings} />}
    />
  );
}

type TrackProps<F> = { release: Release; track: Track; name: F; below?: ReactNode };

/** One field of a track. */
export function TrackFieldEditor<F extends TrackField>({ release, track, name, below }: TrackProps<F>) {
  const Editor: Editor<TypedTrackValue<F>> = trackEditors[name];
  const field = useTrackField(release, track, name);
  const { label, hint } = trackLabels[name];
  const findings = findingsAt(release, { field: placeOf(name), trackId: track.id });
  const help = <AskLink release={release} field={name} label={label} />;
  const place = useMemo(() => ({ release, track }), [release, track]);
  return (
    <CreditPlace value={place}>
      <Editor
        quiet
        id={fieldId(name, track.id)}
        label={label}
        hint={hint}
        advice={adviceOf(findings)}
        needed={isTrackFieldNeeded(name, track) || findings.some(isOpen)}
        help={help}
        field={field}
        below={
          <>
            <FieldFindings release={release} findings={findings} />
            {below}
          </>
        }
      />
    </CreditPlace>
  );
}
