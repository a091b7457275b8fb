import { artistRoles } from '../../../../shared/reference/artist-roles.ts';
import type { ArtistCredit } from '../../../../shared/releases/credit.ts';
import { spotifyUriOf } from '../../../../shared/releases/spotify-uri-of.ts';
import { TextInput } from '../../ui/text-input.tsx';
import type { FieldProps } from '../saving-field/simple-fields.tsx';
import { RoleCell, TextCell } from './credit-cells.tsx';
import { CreditRows } from './credit-rows.tsx';
import { newCreditId } from './new-credit-id.ts';

/** Artists: name, role, Spotify URI. The default role is Primary (product 7.9). */
export const ArtistsField = (row: FieldProps<ArtistCredit[]>) => (
  <CreditRows<ArtistCredit>
    {...row}
    noun="artist"
    blank={() => ({ id: newCreditId(), name: '', role: 'Primary', spotifyUri: '' })}
    nameOf={({ name }) => name}
    cells={(cell) => (
      <>
        <TextCell cell={cell} part="name" label="Name" first />
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
