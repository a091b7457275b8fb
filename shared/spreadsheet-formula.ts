/**
 * The characters that begin a formula in a spreadsheet, possibly after white space. A tab or carriage return in that
 * white space begins one too.
 */
const SIGNS = ['=', '+', '-', '@'];
const CUT = /[\t\r]/;

/**
 * A name may begin with `=` if only these follow: letters, symbols, spaces and simple punctuation. With digits, a
 * spreadsheet would compute something.
 */
const NAME_AFTER_EQUALS = /^[=\p{L}\p{M}\p{So}\p{Zs}\p{Join_Control}.,'‘’“”…?!&)_~–—-]*$/u;

/** A `;` within quotes does not end a name: the text after it belongs to the same formula. */
const QUOTED_END = /'[^';]*;[^']*'/;

/**
 * Matches a sign or operator without a value before the `;` that ends a cell's first name: no spreadsheet reads that as
 * a formula.
 */
const DANGLING = /[-+*/^&=<>:|@]\s*;/u;

const TOKEN = /[\p{L}\p{M}\p{N}\p{So}_$.\\]+|\s+|./gsu;
const WORD = /^[\p{L}\p{M}\p{N}\p{So}_$.\\]/u;
const FUNCTION = /^[^\p{N}\p{So}.$]/u;
/** After these characters an exclamation mark is just punctuation, because they cannot end the name of a sheet. */
const AFTER_EXCLAMATION = ['!', '?', ';', ',', ')'];
const CELL = /(?:^|\.)\$?[a-z]{1,3}\$?\d{1,7}$/i;
const COLUMN = /^\$?[a-z]{1,3}$/i;
const ROW = /^\$?\d{1,7}$/;

/**
 * Whether a spreadsheet would run a cell as a formula: the cell begins like one, and contains something that could run
 * (OWASP, "CSV Injection"; the grammars of Excel, LibreOffice and Google Sheets). Typed text and exported cells are
 * checked in the same way. A sign at the beginning of a name is harmless by itself: the artists `+44`, `-M-`, `=LOVE`
 * and `@home` are accepted (product 6.7).
 */
export function readsAsFormula(cell: string): boolean {
  // Excel treats full-width forms as the ordinary characters that they resemble.
  const text = cell.normalize('NFKC');
  const formula = text.trimStart();
  const sign = SIGNS.find((one) => formula.startsWith(one));
  if (sign === undefined && !CUT.test(text.slice(0, text.length - formula.length))) return false;
  const part = cutBeforeDangling(formula);
  const [first = ''] = part.split(';', 1);
  const isComputed = sign === '=' && (QUOTED_END.test(part) || !NAME_AFTER_EQUALS.test(first));
  return isComputed || couldRun(part, { addressesCells: sign !== '@' });
}

/**
 * Cuts a cell with several names where it stops being a formula: `-M-;Io (Live)` becomes `-M-`. A cell with quotes is
 * not cut.
 */
function cutBeforeDangling(formula: string): string {
  const part = formula.slice(0, DANGLING.exec(formula)?.index);
  return part.includes("'") ? formula : part;
}

/**
 * Whether the text after the sign could run: a call (`LOG10(`, also `SUM (`), quoted text, a list, a workbook in
 * brackets, two backslashes; `!` before a cell address or after `program|`; a quoted file before `#`; and, if the sign
 * may precede a cell address, a cell or a range. In the later names of a cell an address is just an artist: `+44` with
 * `U2` refers to nothing outside the file. Makes one pass, because a cell can have hundreds of names.
 */
function couldRun(formula: string, { addressesCells }: { addressesCells: boolean }): boolean {
  let isFirst = true;
  let isQuoted = false;
  let last = '';
  let rangeFrom = '';
  let isPiped = false;
  let isSheet = false;
  for (const [token] of formula.matchAll(TOKEN)) {
    if (WORD.test(token)) {
      const isRange = [COLUMN, ROW].some((kind) => kind.test(rangeFrom) && kind.test(token));
      if ((isSheet && !/^\.+$/.test(token)) || token.includes('\\\\')) return true;
      if (addressesCells && isFirst && (isRange || CELL.test(token))) return true;
      rangeFrom = '';
    } else if (/^\s/.test(token)) {
      continue;
    } else {
      if (['"', '[', '{'].includes(token) || (isSheet && !AFTER_EXCLAMATION.includes(token))) return true;
      if (token === '(' && WORD.test(last) && FUNCTION.test(last)) return true;
      if (token === '#' && last === "'") return true;
      if (token === '!' && isPiped) return true;
      isQuoted = isQuoted !== (token === "'");
      // Within quotes a `;` does not end a name.
      isFirst &&= token !== ';' || isQuoted;
      isPiped ||= token === '|';
      isSheet = token === '!' || (isSheet && token === '?');
      rangeFrom = token === ':' && WORD.test(last) ? last : '';
    }
    last = token;
  }
  return false;
}
