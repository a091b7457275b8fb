import { Link } from 'react-router-dom';
import { dollars } from '../../../../shared/money.ts';
import { toPercent } from '../../../../shared/splits/part-in-percent.ts';
import type { MySplit, PartyView, VersionView } from '../../../../shared/splits/split-view.ts';
import { versionOnDay } from '../../../../shared/splits/version-on-day.ts';
import { partyStateText } from '../../data/splits/messages.ts';
import { shortDate } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';
import type { Column } from '../../ui/list/column.ts';
import { PartyState } from './party-state.tsx';

const today = () => new Date().toISOString().slice(0, 10);
/** The user's party in a version; undefined for an owner who has given all parts away, or for a former party. */
const ownParty = (version: VersionView | undefined): PartyView | undefined =>
  version?.parties.find(({ isYou }) => isYou);
const currentVersion = ({ versions }: MySplit) => versionOnDay(versions, today()).now;
const splitState = (split: MySplit) => ownParty(currentVersion(split))?.state;
const partText = (version: VersionView) => toPercent(ownParty(version)?.parts ?? 0);

/** The user's current part, and the next one if it differs. */
function Part({ split }: { split: MySplit }) {
  const { now, next } = versionOnDay(split.versions, today());
  if (!now) return toPercent(0);
  return (
    <>
      {partText(now)}
      {next && partText(next) !== partText(now) && (
        <span className="text-small text-soft @3xl:block">{` then ${partText(next)} from ${shortDate(next.from)}`}</span>
      )}
    </>
  );
}

/** The earnings to the cent, with a link to their explanation. */
function Earned({ split: { earnedMicros, releaseId } }: { split: MySplit }) {
  const text = dollars(BigInt(earnedMicros));
  if (earnedMicros === '0') return text;
  return (
    <Link
      to={pathTo('/dashboard/analytics/releases/:releaseId', { releaseId })}
      className="underline decoration-edge underline-offset-4 hover:decoration-ink"
    >
      {text}
    </Link>
  );
}

export const mySplitColumns: Column<MySplit>[] = [
  { key: 'title', header: 'Track', cell: ({ title }) => title || 'No title' },
  { key: 'release', header: 'Release', cell: ({ releaseTitle }) => releaseTitle },
  { key: 'owner', header: 'Owner', width: '13%', cell: ({ ownerName }) => ownerName },
  { key: 'part', header: 'Your part', width: '6.5rem', align: 'end', cell: (split) => <Part split={split} /> },
  {
    key: 'earned',
    header: 'Earned',
    width: '6.5rem',
    align: 'end',
    cell: (split) => <Earned split={split} />,
    narrow: (split) => (
      <>
        <Earned split={split} /> earned
      </>
    ),
  },
  {
    key: 'from',
    header: 'From',
    width: '7.5rem',
    cell: (split) => {
      const from = currentVersion(split)?.from;
      return from && shortDate(from);
    },
    narrow: (split) => {
      const from = currentVersion(split)?.from;
      return from && `from ${shortDate(from)}`;
    },
  },
  {
    key: 'state',
    header: 'State',
    width: '7rem',
    cell: (split) => {
      const state = splitState(split);
      return state && <PartyState state={state} />;
    },
    narrow: (split) => {
      const state = splitState(split);
      return state && partyStateText[state];
    },
  },
];
