import type { ReleaseEarningsView } from '../../../../shared/earnings/earnings-view.ts';
import { grouped } from '../../lib/format.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { Stat } from '../../ui/stat.tsx';
import { EarningsChart } from './earnings-chart.tsx';
import { amountText, kindOfUseText } from './earnings-text.ts';
import type { OpenedFigure } from './figure-panel.tsx';
import { type FigureRow, FigureTable } from './figure-table.tsx';
import { countryTab, FigureTabs, storeTab } from './figure-tabs.tsx';
import { OpenAmount } from './open-amount.tsx';
import { Totals } from './totals.tsx';

type Props = { earnings: ReleaseEarningsView; onFigure: (figure: OpenedFigure) => void };

/** A release's earnings by track, store, country and kind of use, and their statements. */
export function ReleaseEarnings({ earnings, onFigure }: Props) {
  const { releaseId, title, from, to, total, months, tracks, stores, countries, uses, statements } = earnings;
  const name = title || 'No title';
  const file = (by: string) => `${releaseId}-by-${by}-${from}-${to}`;
  const open = (figure: Omit<OpenedFigure, 'range'>, range = { from, to }) => onFigure({ ...figure, range });
  const opener = (ofKey: (key: string) => OpenedFigure['of']) => (row: FigureRow) =>
    open({ title: row.name, of: { releaseId, ...ofKey(row.key) }, earnedMicros: row.earnedMicros });
  const whole = (earnedMicros: string) => ({ title: name, of: { releaseId }, earnedMicros });
  const trackRows = tracks.map(({ trackId, title: of, ...row }) => ({ ...row, key: trackId, name: of || 'No title' }));
  const useRows = uses.map(({ use, ...row }) => ({ ...row, key: use, name: kindOfUseText(use) }));
  const statementRows = statements.map(({ statementId, source, fileName, currency, rate, ...row }) => ({
    ...row,
    key: statementId,
    name: `${source}, ${fileName}${currency === 'USD' ? '' : `, 1 ${currency} = ${rate} USD`}`,
  }));
  return (
    <>
      <Totals total={total}>
        <Stat
          label="Artist Earnings"
          figure={
            <OpenAmount
              micros={total.earnedMicros}
              name="Artist Earnings"
              onOpen={() => open(whole(total.earnedMicros))}
            />
          }
        />
        <Stat label="Streams" figure={grouped(total.streams)} />
        <Stat label="Gross" figure={amountText(total.grossMicros)} />
        <Stat label="Platform Cut" figure={amountText(total.platformMicros)} />
      </Totals>
      <EarningsChart
        months={months}
        onMonth={({ month, earnedMicros }) => open(whole(earnedMicros), { from: month, to: month })}
      />
      <PageSection wide title="Where it comes from">
        <FigureTabs
          tabs={[
            {
              value: 'track',
              label: 'Track',
              rows: trackRows,
              table: (
                <FigureTable
                  label="Earnings by track"
                  of="Track"
                  rows={trackRows}
                  fileName={file('track')}
                  onFigure={opener((trackId) => ({ trackId }))}
                />
              ),
            },
            storeTab(stores, { fileName: file('store'), onFigure: opener((store) => ({ store })) }),
            countryTab(countries, { fileName: file('country'), onFigure: opener((country) => ({ country })) }),
            {
              value: 'use',
              label: 'Kind of use',
              rows: useRows,
              table: (
                <FigureTable
                  label="Earnings by kind of use"
                  of="Kind of use"
                  counted="Number"
                  rows={useRows}
                  fileName={file('use')}
                />
              ),
            },
            {
              value: 'statement',
              label: 'Statement',
              rows: statementRows,
              table: (
                <FigureTable
                  label="Earnings by statement"
                  of="Statement"
                  rows={statementRows}
                  fileName={file('statement')}
                />
              ),
            },
          ]}
        />
      </PageSection>
    </>
  );
}
