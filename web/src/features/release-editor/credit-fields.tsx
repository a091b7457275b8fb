import { idsFrom } from '../../../../shared/ids.ts';
import { artistRoles } from '../../../../shared/reference/artist-roles.ts';
import { contributorRoles } from '../../../../shared/reference/contributor-roles.ts';
import type { ArtistCredit, Contributor, Writer } from '../../../../shared/releases/credit.ts';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type CreditCell, CreditsField } from './credits-field.tsx';
import type { FieldProps } from './simple-fields.tsx';
import { spotifyUriOf } from './spotify-uri-of.ts';

const newId = idsFrom(() => new Date());

type CellProps<P extends string> = {
  cell: Pick<CreditCell<Record<P, string>>, 'credit' | 'label' | 'id'> & { set: (part: P, value: string) => void };
  part: P;
  label: string;
  first?: boolean;
};

/** A text of a credit. */
const Cell = <P extends string>({ cell, part, label, first }: CellProps<P>) => (
  <TextInput
    id={first ? cell.id : undefined}
    autoComplete="off"
    aria-label={cell.label(label)}
    placeholder={label}
    value={cell.credit[part]}
    onChange={({ target }) => cell.set(part, target.value)}
  />
);

type RoleCellProps<R extends string> = {
  cell: Pick<CreditCell<{ role: R }>, 'credit' | 'label'> & { set: (part: 'role', value: R) => void };
  roles: readonly { name: R }[];
};

/** The role of a credit. */
const RoleCell = <R extends string>({ cell, roles }: RoleCellProps<R>) => (
  <Select
    aria-label={cell.label('Role')}
    choices={roles.map(({ name }) => ({ value: name, label: name }))}
    value={cell.credit.role}
    onChange={({ target }) => {
      const chosen = roles.find(({ name }) => name === target.value);
      if (chosen) cell.set('role', chosen.name);
    }}
  />
);

/** Artists: name, role, Spotify URI. The default role is Primary (product 7.9). */
export const ArtistsField = (row: FieldProps<ArtistCredit[]>) => (
  <CreditsField<ArtistCredit>
    {...row}
    noun="artist"
    blank={() => ({ id: newId('credit'), name: '', role: 'Primary', spotifyUri: '' })}
    nameOf={({ name }) => name}
    cells={(cell) => (
      <>
        <Cell cell={cell} part="name" label="Name" first />
        <RoleCell cell={cell} roles={artistRoles} />
        <TextInput
          autoComplete="off"
          aria-label={cell.label('Spotify URI')}
          placeholder="Spotify URI or link"
          value={cell.credit.spotifyUri}
          onChange={({ target }) => cell.set('spotifyUri', spotifyUriOf(target.value))}
        />
      </>
    )}
  />
);

/** Contributors: name and role. The default role is Producer (product 7.9). */
export const ContributorsField = (row: FieldProps<Contributor[]>) => (
  <CreditsField<Contributor>
    {...row}
    noun="contributor"
    blank={() => ({ id: newId('credit'), name: '', role: 'Producer' })}
    nameOf={({ name }) => name}
    cells={(cell) => (
      <>
        <Cell cell={cell} part="name" label="Name" first />
        <RoleCell cell={cell} roles={contributorRoles} />
      </>
    )}
  />
);

/** Composers or lyricists: collecting societies ask for first and last name apart. */
export const WritersField = ({ noun, ...row }: FieldProps<Writer[]> & { noun: string }) => (
  <CreditsField<Writer>
    {...row}
    noun={noun}
    blank={() => ({ id: newId('credit'), firstName: '', lastName: '' })}
    nameOf={({ firstName, lastName }) => `${firstName} ${lastName}`.trim()}
    cells={(cell) => (
      <>
        <Cell cell={cell} part="firstName" label="First name" first />
        <Cell cell={cell} part="lastName" label="Last name" />
      </>
    )}
  />
);
