import { useState } from 'react';
import { withItemMoved } from '../../lib/with-item-moved.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Equaliser } from '../../ui/equalizer.tsx';
import { EqualizerPicture } from '../../ui/equalizer-picture.tsx';
import type { Column } from '../../ui/list/column.ts';
import { Table } from '../../ui/list/table.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { Stat } from '../../ui/stat.tsx';
import { VideoFrame } from '../../ui/video-frame.tsx';
import { Row, Specimen, State } from './specimen.tsx';

const names = ['Ines Faro', 'Mara Lind', 'The Old Customs House Orchestra', 'Ölüdeniz', '坂本', 'K', '(unnamed) act'];

type Line = { title: string; state: 'Draft' | 'Submitted'; plays?: string; earned?: string; store: string };
const rows: readonly Line[] = [
  { title: 'Night Ferry', state: 'Submitted', plays: '18,204', earned: '$71.12', store: 'Spotify' },
  { title: 'Harbour Lights', state: 'Draft', store: 'None yet' },
  {
    title: 'Concerto for Prepared Piano, Two Foghorns and the Municipal Choir of Ribeira Brava',
    state: 'Submitted',
    plays: '1,204,118',
    earned: '$4,711.90',
    store: 'Deezer',
  },
];
const columns: readonly Column<Line>[] = [
  { key: 'title', header: 'Title', cell: ({ title }) => title },
  {
    key: 'state',
    header: 'State',
    width: '8rem',
    cell: ({ state }) => <Badge tone={state === 'Draft' ? 'plain' : 'money'}>{state}</Badge>,
    narrow: ({ state }) => state,
  },
  {
    key: 'plays',
    header: 'Plays',
    width: '8rem',
    align: 'end',
    cell: ({ plays }) => plays,
    narrow: ({ plays }) => plays && `${plays} plays`,
  },
  { key: 'store', header: 'Most in', width: '8rem', cell: ({ store }) => store },
  { key: 'earned', header: 'Earned', width: '8rem', align: 'end', cell: ({ earned }) => earned, narrow: 'aside' },
];

const items = ['Cover', 'Title', 'Artist', 'Genre', 'Tracks', 'Audio', 'Credits', 'Rights', 'Date', 'Stores'];

export function Data() {
  const [done, setDone] = useState<readonly string[]>(items.slice(0, 6));
  const [order, setOrder] = useState(['Harbour Lights', 'Night Ferry', 'Postcards']);
  const bars = items.map((name) => ({
    name,
    done: done.includes(name),
    onSelect: () => setDone(done.includes(name) ? done.filter((item) => item !== name) : [...done, name]),
  }));
  return (
    <>
      <Specimen title="Equalizer" note="One bar for each required item; each leads to its field.">
        <Equaliser label="What this release still needs" bars={bars} summary={`${done.length} of ${items.length}`} />
        <Row>
          <EqualizerPicture label="Everything is there" done={items.map(() => true)} />
          <EqualizerPicture label="Six of ten are there" done={items.map((_, i) => i < 6)} />
          <EqualizerPicture label="Nothing yet" done={items.map(() => false)} />
        </Row>
      </Specimen>
      <Specimen title="Stat" note="A figure with its label and a comparison.">
        <div className="grid grid-cols-1 gap-8 sm:grid-cols-3">
          <Stat label="Available" figure="$1,204.50" note="Paid out on the 15th" />
          <Stat label="Plays, last 28 days" figure="18,204" note="12% more than the 28 days before" />
          <Stat label="Pending" figure={undefined} note="Stores report in the next month" />
        </div>
      </Specimen>
      <Specimen title="Video" note="From another site; nothing loads until you play it.">
        <div className="max-w-md">
          <VideoFrame title="Plan a release in seven steps" embedUrl="https://video.example/embed/1" />
        </div>
      </Specimen>
      <Specimen title="Sortable list" note="Works with mouse, touch and keyboard.">
        <SortableList
          label="Set list"
          items={order}
          keyOf={(name) => name}
          nameOf={(name) => name}
          onMove={(from, to) => setOrder(withItemMoved(order, from, to))}
        >
          {(name, i, handle) => (
            <div className="flex min-h-11 items-center gap-3 border-t border-line">
              {handle}
              <span className="text-soft tabular-nums">{i + 1}</span>
              {name}
            </div>
          )}
        </SortableList>
      </Specimen>
      <Specimen title="Table" note="Columns keep their widths; on narrow screens each row takes two lines.">
        <Table label="Releases" columns={columns} rows={rows} keyOf={({ title }) => title} />
      </Specimen>
      <Specimen title="Avatar" note="The same name always has the same tone.">
        <Row>
          {names.map((name) => (
            <Avatar key={name} name={name} />
          ))}
        </Row>
        <Row>
          <Avatar name="Ines Faro" size="small" />
          <Avatar name="Ines Faro" />
          <Avatar name="Ines Faro" size="large" />
          <Avatar name="Segno" src="/favicon.svg" size="large" />
        </Row>
      </Specimen>
      <Specimen title="Picture" note="The layout is the same with or without it.">
        <div className="flex gap-4">
          <State name="There">
            <Picture src="/favicon.svg" alt="The mark" className="w-32" />
          </State>
          <State name="None yet">
            <Picture src={undefined} alt="" className="w-32" />
          </State>
        </div>
      </Specimen>
    </>
  );
}
