import { isTotalsLabel } from './totals-label.ts';

test.each([
  ...[
    'Total',
    'TOTALS',
    'Grand Total',
    'Sub-total',
    'subtotal:',
    'Total Earnings',
    'Total (USD)',
    'Total for August 2026',
  ],
  ...[
    'Net Total',
    'Total amount due',
    'Summe',
    'Gesamtsumme',
    'Gesamt',
    'Zwischensumme',
    'Total général',
    'Sous-total',
  ],
  ...['Totale', 'Suma', 'Totaal', 'Totalt', 'Razem', 'Итого', '合計', '합계', '"Total"', 'Total royalties payable'],
])('%j labels a totals row (product 23.25)', (cell) => expect(isTotalsLabel(cell)).toBe(true));

test.each([
  ...[
    '',
    'Total Eclipse of the Heart',
    'Totally',
    'Sum 41',
    'Total Recall',
    'Balance Your Rocks',
    'The Sum of All',
    'Spotify',
  ],
  ...['Totalitarian', 'Summertime', 'All in All', 'Sub Pop', 'Gesamtkunstwerk', 'Somma Zero'],
])('%j does not label a totals row (product 23.25)', (cell) => expect(isTotalsLabel(cell)).toBe(false));
