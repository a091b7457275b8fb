/**
 * Labels of totals rows in the payers' languages. JavaScript and the engine (RE2) interpret the pattern in the same
 * way. It is strict, because *Total Eclipse* is a title.
 */
const WORDS = [
  '(grand|sub|overall|statement|report|net|gross)?[ -]?totals?',
  'sum|sums|balance',
  '(zwischen|end|gesamt)?-?summe|gesamt(betrag)?|insgesamt',
  '(sous-)?total( général| g[eé]n[eé]ral| hors taxes| ht| ttc)?|somme|montant total',
  '(sub)?total general|suma( total)?|importe total',
  '(sub)?totale( generale| complessivo)?|somma',
  '(sub)?total geral|soma|valor total',
  '(sub|eind)?totaal|totaalbedrag|totalt|summa|i alt|yhteens[äa]|loppusumma',
  'suma|razem|og[oó][łl]em|celkem|toplam|genel toplam|[öo]sszesen',
  'итого|всего|сумма|разом',
  '合計|総計|小計|総合計|合计|总计|小计|합계|총계|소계',
].join('|');
const TAIL =
  '( (amount|amounts|due|payable|paid|earned|earnings|revenue|revenues|royalty|royalties|net|gross|units|lines|rows|sales|sum|betrag|usd|eur|gbp))*( (for|of|für|pour|per|in) [^,]{1,60})?( ?\\([^()]{0,40}\\))?[ :.]*';

/**
 * Matches the title cell of a row that reports a payout or a balance, not a sale, in the same languages. A song with
 * such a name has an artist or a code next to it.
 */
export const PAYOUT_LABEL =
  '^(withdrawal|withdrawn|pay-?out|payment|transfer|bank transfer|wire transfer|paypal|payoneer|(opening|closing|previous) balance|balance (brought|carried) forward|auszahlung|überweisung|virement|retrait|paiement|retiro|pago|transferencia|prelievo|bonifico|pagamento|saque|uitbetaling|opname)( (to|from|via|by|auf|an|vers|par|a|su|para|naar|per) .{1,80})?[ :.]*$';

/** Matches a whole cell, ignoring case. */
export const TOTALS_LABEL = `^["' ]*(${WORDS})${TAIL}["' ]*$`;

const label = new RegExp(TOTALS_LABEL, 'iu');

export const isTotalsLabel = (cell: string): boolean => label.test(cell.trim());
