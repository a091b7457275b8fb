import { currencyInColumnName } from './currency-in-column-name.ts';

test.each([
  ['Betrag (EUR)', 'EUR'],
  ['Net Revenue [USD]', 'USD'],
  ['Umsatz (in CHF)', 'CHF'],
  ['net_amount_usd', 'USD'],
  ['Royalty-GBP', 'GBP'],
  ['EUR', 'EUR'],
  ['Umsatz in €', 'EUR'],
  ['Umsatz (€)', 'EUR'],
  ['Earnings US$', 'USD'],
  ['Lekë (ALL)', 'ALL'],
])('%s states %s (product 23.2)', (name, currency) => {
  expect(currencyInColumnName(name)).toBe(currency);
});

test.each([
  '',
  'Amount',
  'Net',
  'Earnings for all',
  'GRAND TOTAL ALL',
  // The name may mean more than one currency.
  'Earnings ($)',
  'Amount kr',
  'USD (converted to) EUR',
  'USD converted to EUR',
  'Betrag (USD) in EUR',
  // A code in the middle of a name may be that of a rate or of the store.
  'EUR rate',
  'Amount FR',
  'Amount (net)',
])('%p states no currency (product 23.2)', (name) => {
  expect(currencyInColumnName(name)).toBe('');
});
