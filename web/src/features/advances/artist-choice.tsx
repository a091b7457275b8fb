import { useDeferredValue, useState } from 'react';
import type { ArtistId } from '../../../../shared/ids.ts';
import { useArtistSearch } from '../../data/advances/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export type ChosenArtist = { artistId: ArtistId; artistName: string; fullName: string };

type Props = {
  chosen: ChosenArtist | undefined;
  onChoose: (artist: ChosenArtist | undefined) => void;
  error: string | undefined;
};

const artistTitle = ({ artistName, fullName }: ChosenArtist) =>
  [...new Set([artistName, fullName])].filter(Boolean).join(', ') || 'No name';

/** Finds an artist by the beginning of their name. */
export function ArtistChoice({ chosen, onChoose, error }: Props) {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const { data } = useArtistSearch(query);
  if (chosen) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line px-4 py-3">
        <span className="font-[560] [overflow-wrap:anywhere]">{artistTitle(chosen)}</span>
        <Button size="small" onClick={() => onChoose(undefined)}>
          Choose another
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <Field label="Artist" hint="Start of a name or handle" error={error}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {query && data && (
        <ul className="grid gap-2" aria-label="Artists found">
          {data.items.map((artist) => (
            <li key={artist.artistId}>
              <Button size="small" onClick={() => onChoose(artist)}>
                {artistTitle(artist)}
              </Button>
            </li>
          ))}
          {data.items.length === 0 && <li className="text-small text-soft">No artist found.</li>}
        </ul>
      )}
    </div>
  );
}
