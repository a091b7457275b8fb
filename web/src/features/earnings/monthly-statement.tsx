import { brand } from '../../../../shared/brand.ts';
import type { EarningsView, FigureView } from '../../../../shared/earnings/earnings-view.ts';
import { grouped } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { amountText, countryText, monthText } from './earnings-text.ts';

type Props = {
  /** The earnings of one month. */
  earnings: EarningsView;
  /** The artist; undefined until the profile is loaded. */
  /** The amount recouped for advances, in micro-dollars. */
  takenMicros: bigint;
  artist: { artistName: string; fullName: string } | undefined;
};

type Row = FigureView & { name: string };

/** A month's earnings for printing: by release, store and country, with totals. */
export function MonthlyStatement({ earnings, takenMicros, artist }: Props) {
  const { from, total, releases, stores, countries } = earnings;
  return (
    <article
      aria-labelledby="statement"
      className="grid max-w-3xl gap-8 rounded-card border border-line bg-raised p-6 sm:p-10 print:max-w-none print:border-0 print:p-0"
    >
      <header className="grid gap-1">
        <h1 id="statement" className="text-title">
          Statement for {monthText(from)}
        </h1>
        <p>{artist && [...new Set([artist.artistName, artist.fullName])].filter(Boolean).join(', ')}</p>
        <p className="text-soft">
          {brand.name} · {brand.supportEmail}
        </p>
      </header>
      {total.grossMicros === '0' && total.streams === 0 ? (
        <p>No store has reported earnings for this month yet.</p>
      ) : (
        <>
          <Sums
            title="Releases"
            of="Release"
            total={total}
            rows={releases.map((row) => ({
              ...row,
              name: row.title || (row.releaseId ? 'No title' : 'Other releases'),
            }))}
          />
          <Sums
            title="Stores"
            of="Store"
            total={total}
            rows={stores.map((row) => ({ ...row, name: row.store || 'Other stores' }))}
          />
          <Sums
            title="Countries"
            of="Country"
            total={total}
            rows={countries.map((row) => ({ ...row, name: countryText(row.country) }))}
          />
        </>
      )}
      {takenMicros !== 0n && <RecoupedAmount earned={BigInt(total.earnedMicros)} taken={takenMicros} />}
      <p className="text-small text-soft">
        Amounts are in US dollars, cut to whole cents; totals are computed from exact amounts. Stores may report more
        for this month later.
      </p>
      <div className="print:hidden">
        <Button onClick={() => window.print()}>Print or save as PDF</Button>
      </div>
    </article>
  );
}

/** The amount recouped from the month's earnings, and what went to the balance (product 26.5). */
const RecoupedAmount = ({ earned, taken }: { earned: bigint; taken: bigint }) => (
  <section className="grid gap-2" aria-label="Advances">
    <h2 className="text-lead">Advances</h2>
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-small tabular-nums">
      <dt>Earnings</dt>
      <dd>{amountText(String(earned))}</dd>
      <dt>Recouped for your advance</dt>
      <dd>{amountText(String(-taken))}</dd>
      <dt className="border-t border-edge pt-1 font-[560]">Added to your balance</dt>
      <dd className="border-t border-edge pt-1 text-right font-[560]">{amountText(String(earned - taken))}</dd>
    </dl>
  </section>
);

type SumsProps = { title: string; of: string; rows: readonly Row[]; total: FigureView };

const Sums = ({ title, of, rows, total }: SumsProps) => (
  <section className="grid gap-2">
    <h2 className="text-lead">{title}</h2>
    <table className="w-full text-small tabular-nums" aria-label={title}>
      <thead>
        <tr className="text-soft">
          <th scope="col" className="py-1 text-left font-normal">
            {of}
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-normal">
            Streams
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-normal max-sm:hidden print:table-cell">
            Gross
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-normal max-sm:hidden print:table-cell">
            Platform Cut
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-normal">
            Earnings
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and rows never move
          <Line key={n} row={row} />
        ))}
      </tbody>
      <tfoot className="border-t border-edge font-[560]">
        <Line row={{ ...total, name: 'Total' }} />
      </tfoot>
    </table>
  </section>
);

const Line = ({ row: { name, streams, grossMicros, platformMicros, earnedMicros } }: { row: Row }) => (
  <tr className="break-inside-avoid border-t border-line">
    <th scope="row" className="py-1 text-left font-[inherit] [overflow-wrap:anywhere]">
      {name}
    </th>
    <td className="py-1 pl-3 text-right">{grouped(streams)}</td>
    <td className="py-1 pl-3 text-right max-sm:hidden print:table-cell">{amountText(grossMicros)}</td>
    <td className="py-1 pl-3 text-right max-sm:hidden print:table-cell">{amountText(platformMicros)}</td>
    <td className="py-1 pl-3 text-right">{amountText(earnedMicros)}</td>
  </tr>
);
