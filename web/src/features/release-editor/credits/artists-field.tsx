import { artistRoles } from '../../../../../shared/reference/artist-roles.ts';
import type { ArtistCredit } from '../../../../../shared/releases/credit.ts';
import { spotifyUriFrom } from '../../../../../shared/releases/spotify-uri-from.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import type { FieldProps } from '../../saving-field/simple-fields.tsx';
import { NameCell, RoleCell } from './credit-cells.tsx';
import { useSuggestedNames } from './credit-place.ts';
import { CreditRows } from './credit-rows.tsx';
import { namedArtist } from './known-credit.ts';
import { newCreditId } from './new-credit-id.ts';

/**
 * Artists, each with a name, a role and a Spotify URI. The default role is Primary (product 7.9). A known name fills in
 * its URI (product 32.5).
 */
export function ArtistsField(row: FieldProps<ArtistCredit[]>) {
  const { artists } = useSuggestedNames();
  return (
    <CreditRows<ArtistCredit>
      {...row}
      noun="artist"
      blank={() => ({ id: newCreditId(), name: '', role: 'Primary', spotifyUri: '' })}
      nameOf={({ name }) => name}
      offered={artists.map(({ name }) => name)}
      cells={(cell) => (
        <>
          <NameCell
            cell={cell}
            value={cell.credit.name}
            onName={(name) => cell.change(namedArtist(cell.credit, name, artists))}
          />
          <RoleCell cell={cell} roles={artistRoles} />
          <TextInput
            autoComplete="off"
            aria-label={cell.label('Spotify URI')}
            placeholder="Spotify URI or link"
            value={cell.credit.spotifyUri}
            onChange={({ target }) => cell.set('spotifyUri', spotifyUriFrom(target.value))}
          />
        </>
      )}
    />
  );
}
