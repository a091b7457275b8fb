import { releaseFields } from '../../../../shared/releases/fields.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { EditorSection } from './editor-section.tsx';
import { choiceForm, rightsLineForm, salesStartForm, textForm, titleForm } from './field-forms.ts';
import { fieldId } from './field-ids.ts';
import { genreChoices, languageChoices } from './reference-choices.ts';
import { RightsLineField } from './rights-line-field.tsx';
import { SalesStartField } from './sales-start-field.tsx';
import { SavingSelect, SavingText } from './saving-fields.tsx';
import { useReleaseField } from './use-release-field.ts';

const { title, version, primaryGenre, metadataLanguage, pLine, cLine, recordLabel, salesStart } = releaseFields;
const itself = (saved: string) => saved;

const forms = {
  version: textForm(version.schema),
  primaryGenre: choiceForm<string>(primaryGenre.schema),
  metadataLanguage: choiceForm<string>(metadataLanguage.schema),
  recordLabel: textForm(recordLabel.schema),
};

export function AlbumInformation({ release }: { release: Release }) {
  return (
    <EditorSection title={title.section}>
      <SavingText
        id={fieldId('title')}
        label={title.label}
        field={useReleaseField(release, 'title', titleForm)}
        tell={itself}
        input={{ placeholder: 'The title as it will stand in the stores' }}
      />
      <SavingText
        id={fieldId('version')}
        label={version.label}
        hint={version.hint}
        field={useReleaseField(release, 'version', forms.version)}
        tell={itself}
      />
      <SavingSelect
        id={fieldId('primaryGenre')}
        label={primaryGenre.label}
        field={useReleaseField(release, 'primaryGenre', forms.primaryGenre)}
        choices={genreChoices}
      />
      <SavingSelect
        id={fieldId('metadataLanguage')}
        label={metadataLanguage.label}
        hint={metadataLanguage.hint}
        field={useReleaseField(release, 'metadataLanguage', forms.metadataLanguage)}
        choices={languageChoices}
      />
    </EditorSection>
  );
}

export function CopyrightAndLabel({ release }: { release: Release }) {
  return (
    <EditorSection title={pLine.section}>
      <RightsLineField
        id={fieldId('pLine')}
        label={pLine.label}
        hint={pLine.hint}
        field={useReleaseField(release, 'pLine', rightsLineForm)}
      />
      <RightsLineField
        id={fieldId('cLine')}
        label={cLine.label}
        hint={cLine.hint}
        field={useReleaseField(release, 'cLine', rightsLineForm)}
      />
      <SavingText
        id={fieldId('recordLabel')}
        label={recordLabel.label}
        field={useReleaseField(release, 'recordLabel', forms.recordLabel)}
        tell={itself}
      />
    </EditorSection>
  );
}

export function ReleaseDates({ release }: { release: Release }) {
  return (
    <EditorSection title={salesStart.section}>
      <SalesStartField
        id={fieldId('salesStart')}
        label={salesStart.label}
        hint={salesStart.hint}
        field={useReleaseField(release, 'salesStart', salesStartForm)}
      />
    </EditorSection>
  );
}
