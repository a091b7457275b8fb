import { Link, useSearchParams } from 'react-router-dom';
import type { EarningsView } from '../../../../shared/earnings/earnings-view.ts';
import { pathTo } from '../../lib/paths.ts';
import { PageSection } from '../../ui/page-section.tsx';
import type { OpenedFigure } from './figure-panel.tsx';
import { type FigureRow, FigureTable } from './figure-table.tsx';
import { countryTab, FigureTabs, storeTab } from './figure-tabs.tsx';

type Props = { earnings: EarningsView; onFigure: (figure: OpenedFigure) => void };

/** The total broken down by release, by store and by country. */
export function EarningsByRelease({ earnings: { from, to, releases, stores, countries }, onFigure }: Props) {
  const [query] = useSearchParams();
  const range = query.has('from') ? `?from=${from}&to=${to}` : '';
  const file = (by: string) => `earnings-by-${by}-${from}-${to}`;
  const opener = (ofKey: (key: string) => OpenedFigure['of']) => (row: FigureRow) =>
    onFigure({ title: row.name, of: ofKey(row.key), range: { from, to }, earnedMicros: row.earnedMicros });
  const rows = releases.map(
    ({ releaseId, title, ...row }): FigureRow => ({
      ...row,
      key: releaseId ?? '',
      name: releaseId ? title || 'No title' : 'Other releases',
      to: releaseId && `${pathTo('/dashboard/analytics/releases/:releaseId', { releaseId })}${range}`,
    }),
  );
  const table = (
    <FigureTable
      label="Earnings by Release"
      of="Release"
      rows={rows}
      fileName={file('release')}
      nameOf={releaseLink}
      onFigure={opener((releaseId) => (releaseId === '' ? {} : { releaseId }))}
    />
  );
  return (
    <PageSection wide title="Earnings by Release">
      <FigureTabs
        tabs={[
          { value: 'release', label: 'Release', rows, table },
          storeTab(stores, { fileName: file('store'), onFigure: opener((store) => ({ store })) }),
          countryTab(countries, { fileName: file('country'), onFigure: opener((country) => ({ country })) }),
        ]}
      />
    </PageSection>
  );
}

const releaseLink = ({ to, name }: FigureRow) =>
  to ? (
    <Link to={to} className="underline decoration-edge underline-offset-4 hover:decoration-ink">
      {name}
    </Link>
  ) : (
    name
  );
