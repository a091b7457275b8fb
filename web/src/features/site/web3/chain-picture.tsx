import { price } from '../../../../../shared/money.ts';
import { Cover } from '../kit/cover.tsx';

/** Invented entries, which the page labels as such. */
const entries = [
  { what: 'Statement, Spotify', cents: 4_120 },
  { what: 'Statement, Apple Music', cents: 2_655 },
  { what: 'Paid to Mara Ellis', cents: -4_065 },
  { what: 'Paid to Noor Haddad', cents: -1_694 },
];

/** Entries of a public ledger, each linked to the previous one. */
export const ChainPicture = () => (
  <figure className="grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-7">
    <figcaption className="flex items-center gap-4 text-small text-soft">
      <span className="w-12 shrink-0">
        <Cover of="Harbour Lights" />
      </span>
      The book of one song, as an example
    </figcaption>
    <ol className="grid">
      {entries.map(({ what, cents }, n) => (
        <li key={what} className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-4 py-3">
          <svg
            viewBox="0 0 20 44"
            className="-my-3 h-[calc(100%+1.5rem)] w-5"
            fill="none"
            stroke="currentColor"
            aria-hidden
          >
            <path
              d={`M10 ${n === 0 ? 22 : 0}V${n === entries.length - 1 ? 22 : 44}`}
              className="text-edge"
              strokeWidth="1.5"
            />
            <rect x="5" y="17" width="10" height="10" className="fill-ink" stroke="none" />
          </svg>
          <span>{what}</span>
          <span className="text-right font-[560] tabular-nums">{price(cents)}</span>
        </li>
      ))}
    </ol>
  </figure>
);
