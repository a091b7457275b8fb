import type { ArtistCredit, Contributor, Writer } from '../../../../../shared/releases/credit.ts';
import { type Choice, Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { creditsText, writersText } from '../field-text.ts';
import { artistRoleChoices, contributorRoleChoices } from '../reference-choices.ts';
import { type CreditCell, CreditsField } from './credits-field.tsx';
import type { FieldProps } from './simple-fields.tsx';
import { spotifyUriOf } from './spotify-uri-of.ts';

type CellProps<C, K> = { cell: CreditCell<C>; part: K; label: string; first?: boolean };

/** A text of a credit. */
function Cell<C, K extends keyof C & string>({ cell, part, label, first }: CellProps<C, K>) {
  return (
    <TextInput
      id={first ? cell.id : undefined}
      autoComplete="off"
      aria-label={cell.label(label)}
      placeholder={label}
      value={String(cell.credit[part])}
      onChange={({ target }) => cell.change({ [part]: target.value } as unknown as Partial<C>)}
    />
  );
}

/** The role of a credit. */
const RoleCell = <C extends { role: string }>({
  cell,
  choices,
}: {
  cell: CreditCell<C>;
  choices: readonly Choice[];
}) => (
  <Select
    aria-label={cell.label('Role')}
    choices={choices}
    value={cell.credit.role}
    onChange={({ target }) => cell.change({ role: target.value } as Partial<C>)}
  />
);

/** Artists: name, role, Spotify URI. The default role is Primary (S2 section 4). */
export const ArtistsField = (row: FieldProps<ArtistCredit[], ArtistCredit[]>) => (
  <CreditsField
    {...row}
    noun="artist"
    blank={{ name: '', role: 'Primary', spotifyUri: '' }}
    nameOf={({ name }) => name}
    tell={(saved) => creditsText(saved, 'Primary')}
    cells={(cell) => (
      <>
        <Cell cell={cell} part="name" label="Name" first />
        <RoleCell cell={cell} choices={artistRoleChoices} />
        <TextInput
          autoComplete="off"
          aria-label={cell.label('Spotify URI')}
          placeholder="Spotify URI or link"
          value={cell.credit.spotifyUri}
          onChange={({ target }) => cell.change({ spotifyUri: spotifyUriOf(target.value) })}
        />
      </>
    )}
  />
);

/** Contributors: name and role. The default role is Producer (S2 section 4). */
export const ContributorsField = (row: FieldProps<Contributor[], Contributor[]>) => (
  <CreditsField
    {...row}
    noun="contributor"
    blank={{ name: '', role: 'Producer' }}
    nameOf={({ name }) => name}
    tell={(saved) => creditsText(saved, '')}
    cells={(cell) => (
      <>
        <Cell cell={cell} part="name" label="Name" first />
        <RoleCell cell={cell} choices={contributorRoleChoices} />
      </>
    )}
  />
);

/** Composers or lyricists: collecting societies ask for first and last name apart. */
export const WritersField = ({ noun, ...row }: FieldProps<Writer[], Writer[]> & { noun: string }) => (
  <CreditsField
    {...row}
    noun={noun}
    blank={{ firstName: '', lastName: '' }}
    nameOf={({ firstName, lastName }) => `${firstName} ${lastName}`.trim()}
    tell={writersText}
    cells={(cell) => (
      <>
        <Cell cell={cell} part="firstName" label="First name" first />
        <Cell cell={cell} part="lastName" label="Last name" />
      </>
    )}
  />
);
