/**
 * Finds how a spreadsheet reads a cell in a CSV file: a small parser for the formula grammar shared by Excel,
 * LibreOffice and Google Sheets ([MS-XLSX] ABNF of formulas, OpenFormula 1.2), for tests about what a cell may contain.
 * Like them, it reads either the whole cell as a formula or none of it; where they differ it is lenient: it closes open
 * brackets and quotes, and accepts `;` between values and white space anywhere.
 */
type Found = { calls: boolean; reaches: boolean; texts: boolean; cells: boolean; numbers: boolean };

const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));

const OPERATORS = ['<=', '>=', '<>', '+', '-', '*', '/', '^', '&', '=', '<', '>', ':', ',', ';', '|', '!'];
const PREFIXES = ['+', '-', '@'];
const POSTFIXES = ['%', '#'];
const IS_WORD = /^[\p{L}\p{M}\p{N}\p{So}_.$]/u;

class NotAFormula extends Error {}

/** Parses `text` as an expression. @throws NotAFormula */
function read(text: string): Found {
  const found: Found = { calls: false, reaches: false, texts: false, cells: false, numbers: false };
  let at = 0;
  let depth = 0;
  let names = 1;
  const skip = () => {
    while (/\s/u.test(text[at] ?? '')) at++;
  };
  const takeOneOf = (choices: readonly string[]) => {
    const choice = choices.find((one) => text.startsWith(one, at));
    if (choice) at += choice.length;
    return choice;
  };
  const quoted = (mark: string) => {
    for (at++; at < text.length; at++) {
      if (text[at] !== mark) continue;
      if (text[at + 1] !== mark) break;
      at++;
    }
    at++;
  };
  const closed = (mark: string) => {
    skip();
    if (at < text.length && text[at] !== mark) throw new NotAFormula();
    at++;
  };
  const values = (mark: string) => {
    depth++;
    for (skip(); at < text.length && text[at] !== mark; skip()) {
      if (text[at] === ';') names++;
      if (text[at] === ',' || text[at] === ';') at++;
      else expression();
    }
    closed(mark);
    depth--;
  };
  const word = () => {
    const began = at;
    while (at < text.length && (text[at] === '\\' || IS_WORD.test(String.fromCodePoint(text.codePointAt(at) ?? 0)))) {
      at += String.fromCodePoint(text.codePointAt(at) ?? 0).length;
    }
    if (at === began || /^\.+$/.test(text.slice(began, at))) throw new NotAFormula();
    const name = text.slice(began, at);
    // Digits in a later name of the cell (`=❤;1`) are a plain number, and do not start a formula.
    if (/^[\d.]+$/.test(name)) found.numbers ||= names === 1;
    else if (/^\p{N}/u.test(name)) throw new NotAFormula();
    if (names === 1 && /^\$?[A-Za-z]{1,3}\$?[0-9]{1,7}$/.test(name)) found.cells = true;
    const after = at;
    skip();
    if (text[at] === '(' && /^[\p{L}_\\]/u.test(name)) {
      found.calls = true;
      at++;
      values(')');
    } else at = after;
  };
  const operand = () => {
    skip();
    while (takeOneOf(PREFIXES)) skip();
    const char = text[at];
    if (char === '(') {
      at++;
      values(')');
    } else if (char === '{') {
      found.texts = true;
      at++;
      values('}');
    } else if (char === '"') {
      found.texts = true;
      quoted('"');
    } else if (char === "'") quoted("'");
    else if (char === '[') {
      found.reaches = true;
      quoted(']');
    } else word();
  };
  const expression = () => {
    operand();
    for (;;) {
      skip();
      if (at >= text.length || text[at] === ')' || text[at] === '}') return;
      if (depth > 0 && (text[at] === ',' || text[at] === ';')) return;
      if (takeOneOf(POSTFIXES)) continue;
      const operator = takeOneOf(OPERATORS);
      if (operator === '!') found.reaches = true;
      if (operator === ';' && depth === 0) names++;
      // Two values without an operator can only be an intersection, which takes names, not numbers.
      operand();
    }
  };
  expression();
  if (at < text.length) throw new NotAFormula();
  return found;
}

/**
 * Whether a spreadsheet that opens a file with this cell computes, calls or fetches something. A signed number or an
 * unknown name does nothing.
 */
export function evaluates(cell: string): boolean {
  const text = halfWidth(cell).trim();
  const sign = text[0] ?? '';
  if (!['=', '+', '-', '@'].includes(sign)) return false;
  try {
    const { calls, reaches, texts, cells, numbers } = read(sign === '=' ? text.slice(1) : text);
    if (sign === '@') return calls || reaches;
    return calls || reaches || texts || cells || (sign === '=' && numbers);
  } catch (error) {
    if (error instanceof NotAFormula) return false;
    throw error;
  }
}
