import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ChangingAct } from '../../../../../shared/assistant/act.ts';
import { artistRoles } from '../../../../../shared/reference/artist-roles.ts';
import { contributorRoles } from '../../../../../shared/reference/contributor-roles.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { FormProps } from './form-answer.ts';
import { FormFrame } from './form-frame.tsx';

const rolesOf = {
  artists: artistRoles.map(({ name }): string => name),
  contributors: contributorRoles.map(({ name }): string => name),
  writers: ['Music and lyrics', 'Music', 'Lyrics'],
} as const;
const usual = { artists: 'Featuring', contributors: 'Producer', writers: 'Music and lyrics' } as const;
const labels = { artists: 'Artists', contributors: 'Who worked on it', writers: 'Who wrote it' } as const;

type Row = { key: number; name: string; role: string; track: string };
type Kind = keyof typeof rolesOf;

/** A form for names, roles and tracks. */
export function NamesForm({ step, release, onAnswer }: FormProps & { step: Kind }) {
  const id = useId();
  const count = useRef(1);
  const first = { key: 0, name: '', role: usual[step], track: 'all' };
  const [rows, setRows] = useState<readonly Row[]>([first]);
  const tracks = release.trackIds.map((_, n) => String(n + 1));
  const filledRows = rows.filter(({ name }) => name.trim() !== '');
  const change = (key: number, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <FormFrame
      label={labels[step]}
      action="Use these names"
      isReady={filledRows.length > 0}
      onSubmit={() =>
        onAnswer({ message: filledRows.map(textOf).join(', '), chosen: filledRows.flatMap((row) => actsOf(step, row)) })
      }
    >
      <ul className="grid gap-2">
        {rows.map((row, n) => (
          <li
            key={row.key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,1fr)_11rem_auto_auto]"
          >
            <TextInput
              id={`${id}-${row.key}`}
              autoComplete="off"
              // Focuses a row that was just added.
              autoFocus={row.key > 0}
              aria-label={`Name ${n + 1}`}
              placeholder="First and last name"
              className="max-sm:col-span-2"
              value={row.name}
              onChange={({ target }) => change(row.key, { name: target.value })}
            />
            <Select
              aria-label={`Role of name ${n + 1}`}
              className={tracks.length > 1 ? 'max-sm:col-span-2' : ''}
              value={row.role}
              choices={rolesOf[step].map((role) => ({ value: role, label: role }))}
              onChange={({ target }) => change(row.key, { role: target.value })}
            />
            {tracks.length > 1 && (
              <Select
                aria-label={`Tracks of name ${n + 1}`}
                value={row.track}
                choices={[
                  { value: 'all', label: 'All tracks' },
                  ...tracks.map((track) => ({ value: track, label: `Track ${track}` })),
                ]}
                onChange={({ target }) => change(row.key, { track: target.value })}
              />
            )}
            {rows.length > 1 && (
              <IconButton
                label={`Remove name ${n + 1}`}
                onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
              >
                <X />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <Button
        size="small"
        tone="quiet"
        className="justify-self-start"
        onClick={() => setRows([...rows, { ...first, key: count.current++ }])}
      >
        <Plus className="size-4" aria-hidden />
        Add another name
      </Button>
    </FormFrame>
  );
}

const textOf = ({ name, role, track }: Row): string =>
  `${name.trim()} (${role}${track === 'all' ? '' : `, track ${track}`})`;

/** Converts a row to acts that add the name to its list. Existing names stay. */
function actsOf(step: Kind, { name, role, track }: Row): ChangingAct[] {
  const tracks = track === 'all' ? ('all' as const) : [Number(track)];
  const credit = (named: unknown) => ({ kind: 'credit', how: 'add', tracks, named }) as ChangingAct;
  const trimmed = name.trim();
  if (step !== 'writers') return [credit({ list: step, credits: [{ name: trimmed, role }] })];
  const lists = role === 'Music' ? ['composers'] : role === 'Lyrics' ? ['lyricists'] : ['composers', 'lyricists'];
  return lists.map((list) => credit({ list, credits: [{ name: trimmed }] }));
}
