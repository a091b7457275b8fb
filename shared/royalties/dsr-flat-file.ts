import type { ReadingPlan, Summary } from './reading-plan.ts';
import { splitRecords } from './split-records.ts';
import { StatementFault } from './statement-fault.ts';
import { DECIMALS } from './statement-format.ts';
import { usualTexts } from './usual-texts.ts';

/**
 * DDEX Digital Sales Report flat file, profile FinancialReportingToRecordCompaniesSRB (Part 9, version 1.0). A row's
 * first cell is its record type: HEAD describes the message, SY10 is a summary (territory, use, currency), SR08 a line
 * that refers to a summary, SRFO the footer.
 */
const LINE_COLUMNS =
  'RecordType SalesTransactionId ReleaseGRid ReleaseICPN DspReleaseId LabelReleaseId ProprietaryReleaseId ReleaseContextReleaseGRid ReleaseType ReleaseTitle ReleaseSubTitle ReleaseDisplayArtistName ReleaseDisplayArtistPartyId ResourceISRC ResourceISAN DspResourceId LabelResourceId ProprietaryResourceId ResourceContextReleaseGRid ResourceType ResourceTitle ResourceSubTitle ResourceDisplayArtistName ResourceDisplayArtistPartyId SummaryRecordId SalesTransactionDate TotalUsages Returns NetUsage WholesalePriceInCurrencyOfTransaction WholesalePriceInCurrencyOfAccounting SuggestedConsumerPriceInCurrencyOfTransaction SuggestedConsumerPriceInCurrencyOfAccounting PriceType PriceRangeType PriceConsumerPaidExcSalesTaxInCurrencyOfTransaction PriceConsumerPaidExcSalesTaxInCurrencyOfAccounting DeductionType DeductionsInCurrencyOfTransaction DeductionsInCurrencyOfAccounting RightSharePercentage CalculatedUnitPriceInCurrencyOfTransaction CalculatedUnitPriceInCurrencyOfAccounting AllocatedRevenueInCurrencyOfTransaction AllocatedRevenueInCurrencyOfAccounting AllocatedNetRevenueInCurrencyOfTransaction AllocatedNetRevenueInCurrencyOfAccounting CopyrightObligationWithDSP'.split(
    ' ',
  );

const column = (name: string): readonly number[] => [LINE_COLUMNS.indexOf(name)];

const CELLS: ReadingPlan['cells'] = {
  isrc: column('ResourceISRC'),
  upc: column('ReleaseICPN'),
  title: column('ResourceTitle'),
  artist: column('ResourceDisplayArtistName'),
  store: column('SummaryRecordId'),
  territory: column('SummaryRecordId'),
  use: column('SummaryRecordId'),
  quantity: column('NetUsage'),
  amount: column('AllocatedNetRevenueInCurrencyOfAccounting'),
  from: column('SalesTransactionDate'),
};

/** The cells of a summary. A record type may include a version (`SY10.01`). */
const SUMMARY = { id: 1, channel: 2, model: 4, use: 5, territory: 12, service: 13, currency: 21 } as const;
const isKind = (cell: string | undefined, kind: string): boolean =>
  cell === kind || cell?.startsWith(`${kind}.`) === true;

export const isDsrFlatFile = (head: string): boolean => /^(\uFEFF|#[^\n]*\n)*(HEAD|SRHE)(\.\d+)?\tdsrf\//.test(head);

/**
 * Plans how to read a DDEX flat file from its beginning.
 * @throws StatementFault for a different profile, a beginning without lines or summaries, or several currencies
 */
export function dsrFlatFile(head: string): ReadingPlan {
  const records = splitRecords(head, '\t');
  const message = records.find(({ cells: [kind] }) => isKind(kind, 'HEAD') || isKind(kind, 'SRHE'))?.cells ?? [];
  const [, , profile = '', version = ''] = message.map((cell) => cell.trim());
  if (profile !== '' && !/SRB$/i.test(profile))
    throw new StatementFault({ code: 'profile-unknown', profile: version === '' ? profile : `${profile} ${version}` });
  const first = records.findIndex(({ cells: [kind] }) => isKind(kind, 'SR08'));
  if (first < 0) throw new StatementFault({ code: 'no-lines' });
  const summaries = new Map<string, Summary>();
  for (const { cells } of records.slice(0, first)) {
    if (!isKind(cells[0], 'SY10')) continue;
    summaries.set(cells[SUMMARY.id] ?? '', {
      store: cells[SUMMARY.channel] || cells[SUMMARY.service] || (message[11] ?? ''),
      territory: cells[SUMMARY.territory] ?? '',
      use: `${cells[SUMMARY.use] ?? ''} ${cells[SUMMARY.model] ?? ''}`,
      currency: cells[SUMMARY.currency] ?? '',
    });
  }
  const currencies = [...new Set([...summaries.values()].map(({ currency }) => currency))];
  if (currencies.length > 1) throw new StatementFault({ code: 'two-currencies', currencies });
  if (!currencies[0]) throw new StatementFault({ code: 'currency-needed' });
  return {
    format: 'ddex_dsrf_srb',
    delimiter: '\t',
    skip: first,
    columns: LINE_COLUMNS,
    cells: CELLS,
    usual: usualTexts(CELLS, records[first]?.cells),
    fixed: { store: '', currency: currencies[0], month: '' },
    dates: 'month-first',
    decimals: DECIMALS,
    mark: '.',
    isMarkSure: true,
    use: 'stream',
    footers: ['SRFO', 'FOOT', 'DE01', '#'],
    totals: { rows: 'SRFO' },
    summaries,
  };
}
