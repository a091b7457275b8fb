import { type ChoiceField, fieldChoices } from '../../shared/releases/choices.ts';
import type { ValueOfKind } from '../../shared/releases/field-kinds.ts';
import { releaseFields, trackFields } from '../../shared/releases/fields.ts';
import { type FieldMappers, mapFields } from '../../shared/releases/map-fields.ts';
import { aCredit, aWriter, newId } from '../../shared/test/builders.ts';

const values: FieldMappers<ValueOfKind> = {
  text: () => 'By Night',
  code: (_, name) => (name === 'upc' ? '036000291452' : 'USABC2600001'),
  choice: (_, name) => fieldChoices[name as ChoiceField].at(-1)?.value ?? '',
  'yes-no': () => true,
  day: () => '2026-12-24',
  'sales-start': () => 'asap',
  'rights-line': () => ({ year: 2026, holder: 'Harbour House' }),
  stores: () => ['Spotify'],
  territories: () => ['PT'],
  artists: () => [aCredit('Io Maren')],
  contributors: () => [{ id: newId('credit'), name: 'Bo Lind', role: 'Producer' }],
  writers: () => [aWriter('Bo', 'Lind')],
  seconds: () => 30,
  stated: () => [{ code: 'composer-missing', text: 'It is traditional' }],
  'content-id': () => ['exclusive:yes', 'original:yes', 'own:no', 'long:yes'],
};

/** A valid, non-empty value for each field of a release. */
export const firstReleaseValues = mapFields<typeof releaseFields, ValueOfKind>(releaseFields, values);

/** A valid, non-empty value for each field of a track. */
export const firstTrackValues = mapFields<typeof trackFields, ValueOfKind>(trackFields, values);
