import { percentOf } from '../../../../shared/splits/part-in-percent.ts';
import type { PartyView, SplitView } from '../../../../shared/splits/split-view.ts';
import { partyStateText } from '../../data/splits/messages.ts';
import { shortDate } from '../../lib/format.ts';
import type { Column } from '../../ui/list/column.ts';
import { PartyState } from './party-state.tsx';

/** The own part in the last version: undefined for who shares all of it out, or has none there any more. */
const mineOf = ({ versions }: SplitView): PartyView | undefined => versions.at(-1)?.parties.find(({ isYou }) => isYou);
const partOf = (split: SplitView) => percentOf(mineOf(split)?.parts ?? 0);
const fromOf = ({ versions }: SplitView) => versions.at(-1)?.from;
const stateOf = (split: SplitView) => mineOf(split)?.state;

export const mySplitColumns: Column<SplitView>[] = [
  { key: 'title', header: 'Track', cell: ({ title }) => title || 'No title' },
  { key: 'release', header: 'Release', cell: ({ releaseTitle }) => releaseTitle },
  { key: 'owner', header: 'Owner', width: '20%', cell: ({ ownerName }) => ownerName },
  { key: 'part', header: 'Your part', width: '7rem', align: 'end', cell: partOf },
  {
    key: 'from',
    header: 'From',
    width: '8rem',
    cell: (split) => (fromOf(split) ? shortDate(String(fromOf(split))) : '–'),
  },
  {
    key: 'state',
    header: 'State',
    width: '9rem',
    cell: (split) => {
      const state = stateOf(split);
      return state ? <PartyState state={state} /> : '–';
    },
    narrow: (split) => {
      const state = stateOf(split);
      return state ? partyStateText[state] : null;
    },
  },
];
