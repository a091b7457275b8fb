import { useState } from 'react';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Specimen, States } from './specimen.tsx';

const genres = ['Alternative', 'Ambient', 'Electronic', 'Folk', 'Jazz', 'Singer/Songwriter'].map((genre) => ({
  value: genre,
  label: genre,
}));
const LONG =
  'Concerto for Prepared Piano, Two Foghorns and the Municipal Choir of Ribeira Brava (Live at the Old Customs House, 2019 Remaster)';

export function Inputs() {
  const [search, setSearch] = useState('ferry');
  const [empty, setEmpty] = useState('');
  const [date, setDate] = useState('2027-03-05');
  const [note, setNote] = useState('Recorded on the night boat from Ancona. The engine is on the record.');
  const [pitch, setPitch] = useState(`${LONG}. ${LONG}`);
  const [kind, setKind] = useState<'single' | 'album' | undefined>('single');
  return (
    <>
      <Specimen title="Text" note="A label, a control and a hint. An error replaces the hint.">
        <States>
          <Field label="Title" hint="As it appears on the cover.">
            {(control) => <TextInput {...control} defaultValue="Night Ferry" />}
          </Field>
          <Field label="Label name" aside={<span className="text-soft">Saved</span>}>
            {(control) => <TextInput {...control} placeholder="Your own name, if you have none" />}
          </Field>
          <Field label="UPC" error="A UPC has 12 digits; this one has 11.">
            {(control) => <TextInput {...control} defaultValue="88600123456" inputMode="numeric" />}
          </Field>
          <Field label="ISRC" hint="Assigned when you submit.">
            {(control) => <TextInput {...control} disabled defaultValue="NL-A1B-26-00417" />}
          </Field>
          <Field label="Title, a long one">{(control) => <TextInput {...control} defaultValue={LONG} />}</Field>
        </States>
      </Specimen>
      <Specimen title="Search" note="Escape or the cross clears it.">
        <States>
          <SearchField label="Search releases" value={search} onChange={setSearch} shortcut="/" />
          <SearchField label="Search credits" value={empty} onChange={setEmpty} shortcut="/" />
          <SearchField label="Search payouts" value="" onChange={setEmpty} disabled />
        </States>
      </Specimen>
      <Specimen title="Select" note="The system’s own menu.">
        <States>
          <Field label="Genre">{(control) => <Select {...control} choices={genres} defaultValue="Folk" />}</Field>
          <Field label="Second genre" error="Choose a different genre from the first.">
            {(control) => <Select {...control} choices={genres} defaultValue="Folk" />}
          </Field>
          <Field label="Small">{(control) => <Select {...control} small choices={genres} />}</Field>
          <Field label="Disabled">{(control) => <Select {...control} disabled choices={genres} />}</Field>
        </States>
      </Specimen>
      <Specimen title="Date" note="The system’s own date picker.">
        <States>
          <Field label="Release date" hint="At least seven days from now.">
            {(control) => (
              <DateField {...control} value={date} onChange={setDate} min="2027-01-08" clear="Clear release date" />
            )}
          </Field>
          <Field label="Originally released">
            {(control) => <DateField {...control} value={empty} onChange={setEmpty} />}
          </Field>
          <Field label="Sales start" error="This date has passed. Choose January 8 or later.">
            {(control) => <DateField {...control} value="2026-11-20" onChange={setEmpty} />}
          </Field>
          <Field label="Submitted">
            {(control) => <DateField {...control} value="2026-11-20" onChange={setEmpty} disabled clear="Clear" />}
          </Field>
        </States>
      </Specimen>
      <Specimen title="Text area" note="It grows as you type and never cuts text off.">
        <States>
          <Field label="About this release" hint="For the stores' editors.">
            {(control) => (
              <TextArea {...control} value={note} onChange={({ target }) => setNote(target.value)} limit={500} />
            )}
          </Field>
          <Field label="Pitch" error="Stores read 200 characters.">
            {(control) => (
              <TextArea {...control} value={pitch} onChange={({ target }) => setPitch(target.value)} limit={200} />
            )}
          </Field>
        </States>
      </Specimen>
      <Specimen title="One of several" note="Native radio buttons, one per line.">
        <fieldset className="grid max-w-lg gap-3">
          <legend className="pb-3 font-[560]">What are you releasing?</legend>
          <ChoiceList
            name="kit-kind"
            chosen={kind}
            onChoose={setKind}
            choices={[
              { value: 'single', label: 'A single', detail: 'One to three tracks, under ten minutes each.' },
              { value: 'album', label: 'An album', detail: 'Seven tracks or more, or thirty minutes.' },
            ]}
          />
        </fieldset>
      </Specimen>
    </>
  );
}
