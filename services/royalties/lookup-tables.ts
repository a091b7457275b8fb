import { currencySigns } from '../../shared/royalties/currency-signs.ts';
import { type DateOrder, isNumericDate } from '../../shared/royalties/date-order.ts';
import { kindOfUse } from '../../shared/royalties/kind-of-use.ts';
import { readTerritory } from '../../shared/royalties/read-territory.ts';
import type { ReadingPlan } from '../../shared/royalties/reading-plan.ts';
import { statementMonth } from '../../shared/royalties/statement-month.ts';
import { storeName } from '../../shared/royalties/store-name.ts';

/** Maps values in a statement's lines to their meanings. `flaw`: why a line with an unknown value cannot be read. */
export type LookupTable = {
  name: string;
  texts: readonly string[];
  words: readonly string[];
  read: (...texts: string[]) => string[];
};

/** Makes SQL for the territory of a line, or of the summary that it refers to. */
export const territoryText =
  ({ summaries }: ReadingPlan) =>
  (text: string): string =>
    summaries?.get(text)?.territory ?? text;

/**
 * Builds lookup tables for columns with few distinct values. Each value is interpreted once, however many lines have
 * it.
 * @param order the order of day and month in this file's numeric dates
 */
export function lookupTables(plan: ReadingPlan, order: DateOrder | undefined): LookupTable[] {
  const { summaries } = plan;
  const summary = (id: string) => summaries?.get(id);
  const territoryTextOf = territoryText(plan);
  const monthOf = (from: string, to: string) => plan.fixed.month || statementMonth(from, to, order);
  return [
    {
      name: 'stores',
      texts: ['store_text'],
      words: ['store', 'flaw'],
      read: (text = '') => [storeName(summary(text)?.store ?? text), summaries && !summary(text) ? 'summary' : ''],
    },
    {
      name: 'territories',
      texts: ['territory_text'],
      words: ['territory'],
      read: (text = '') => [readTerritory(territoryTextOf(text), plan.territories)],
    },
    {
      name: 'uses',
      texts: ['store_text', 'use_text'],
      words: ['use'],
      read: (store = '', text = '') => [
        kindOfUse({ store: summary(store)?.store ?? store, saleType: summary(text)?.use ?? text }, plan.use),
      ],
    },
    {
      name: 'currencies',
      texts: ['currency_text'],
      words: ['currency', 'flaw'],
      read: (text = '') => {
        const written = text.trim().toUpperCase();
        const [only, other] = currencySigns.get(written) ?? [];
        const currency = only && !other ? only : written;
        if (!/^[A-Z]{3}$/.test(currency)) return [currency, 'currency'];
        return [currency, plan.onlyCurrency && plan.onlyCurrency !== currency ? 'other-currency' : ''];
      },
    },
    {
      name: 'months',
      texts: ['from_text', 'to_text'],
      words: ['month', 'flaw'],
      read: (from = '', to = '') => {
        const month = monthOf(from, to);
        if (month) return [month, ''];
        return ['', !order && [from, to].some(isNumericDate) ? 'date-unclear' : 'month'];
      },
    },
  ];
}
