/** The totals of a file if its quotation marks are read in one of two ways. */
export type QuoteTotals = { lines: number; amount: string };

/** Why a statement cannot be read, with the facts that a person needs to fix it. Such a file is never posted. */
export type Fault =
  | { code: 'empty' }
  | { code: 'no-lines' }
  | { code: 'not-a-statement'; kind: 'web page' | 'spreadsheet' | 'PDF' | 'picture or program' | 'other document' }
  | { code: 'other-archive' }
  | { code: 'archive-too-deep'; most: number }
  | { code: 'zip-encrypted' }
  | { code: 'zip-without-statement' }
  | { code: 'zip-of-several'; names: readonly string[] }
  | { code: 'workbook-of-other-kind'; kind: string }
  | { code: 'workbook-locked' }
  | { code: 'workbook-with-macros' }
  | { code: 'workbook-with-links' }
  | { code: 'workbook-without-header' }
  | { code: 'sheet-missing'; sheet: string; sheets: readonly string[] }
  | { code: 'sheet-too-large'; most: number; of: 'rows' | 'cells' | 'different texts' }
  | { code: 'damaged' }
  | { code: 'cut' }
  | { code: 'too-large'; megabytes: number }
  | { code: 'too-many-lines'; most: number }
  | { code: 'row-too-long'; line: number; bytes: number }
  | { code: 'too-many-columns'; line: number; columns: number; most: number }
  | { code: 'header-unknown'; columns: readonly string[] }
  | { code: 'profile-unknown'; profile: string }
  | { code: 'column-repeated'; column: string }
  | { code: 'column-missing'; column: string }
  | { code: 'too-many-bad-lines'; bad: number; lines: number }
  | { code: 'too-precise'; line: number; amount: string }
  | { code: 'currency-sign'; line: number; amount: string }
  | { code: 'too-large-amount' }
  | { code: 'decimals-unclear'; example: string /** A conflicting amount, with a point. */; point?: string }
  | { code: 'two-currencies'; currencies: readonly string[] }
  | { code: 'currency-needed' }
  | { code: 'month-needed' }
  | { code: 'total-differs'; stated: string; read: string }
  | { code: 'lines-differ'; stated: number; read: number }
  | { code: 'quote-unclosed'; line: number }
  | { code: 'quotes-unclear'; line: number; asCells: QuoteTotals; asText: QuoteTotals }
  | { code: 'lines-lost'; lines: number; read: number }
  | { code: 'too-many-words'; most: number }
  | { code: 'too-slow'; seconds: number };

export type FaultCode = Fault['code'];

type Words = { [C in FaultCode]: (fault: Extract<Fault, { code: C }>) => string };

const list = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ');

/** The maximum number of columns that a message names; a file has up to 500. */
const MAX_COLUMNS_NAMED = 6;
const columnList = (columns: readonly string[]): string => {
  const more = columns.length - MAX_COLUMNS_NAMED;
  return more > 1 ? `${list(columns.slice(0, MAX_COLUMNS_NAMED))} and ${more} more` : list(columns);
};

/** Removes trailing zeros, which the engine adds to every amount. */
const withoutTrailingZeros = (amount: string): string =>
  amount.includes('.') ? amount.replace(/0+$/, '').replace(/\.$/, '') : amount;

const words: Words = {
  empty: () => 'The file is empty.',
  'no-lines': () => 'The file has a header but no lines under it.',
  'not-a-statement': ({ kind }) =>
    `This is a ${kind}, not a statement. Download the CSV or TSV itself, or save the sheet as CSV.`,
  'other-archive': () => 'Only ZIP and gzip archives can be read. Unpack this one, and drop the file itself.',
  'archive-too-deep': ({ most }) =>
    `The file is compressed more than ${most} times. Unpack it, and drop the file itself.`,
  'workbook-of-other-kind': ({ kind }) => `This is ${kind}. Save it as .xlsx or CSV, and drop that.`,
  'workbook-locked': () => 'The workbook is locked with a password. Save it without one, and drop that.',
  'workbook-with-macros': () => 'The workbook contains macros. Save it as .xlsx or CSV, and drop that.',
  'workbook-with-links': () => 'The workbook takes values from other workbooks. Save the sheet as CSV, and drop that.',
  'workbook-without-header': () => 'No visible sheet of the workbook has a header with a line under it.',
  'sheet-missing': ({ sheet, sheets }) =>
    `The workbook has no sheet '${sheet}' with a header and a line under it. Choose one of ${list(sheets)}.`,
  'sheet-too-large': ({ most, of }) => `The sheet has more than ${most} ${of}. Split it, and drop the parts.`,
  'zip-encrypted': () => 'The ZIP is locked with a password. Unpack it and drop the file itself.',
  'zip-without-statement': () => 'The ZIP contains no CSV, TSV, text or .xlsx file.',
  'zip-of-several': ({ names }) => `The ZIP contains several files: ${list(names)}. Drop one of them at a time.`,
  damaged: () => 'The packed file is damaged. Download it again.',
  cut: () => 'The file ends in the middle of a line. Download it again.',
  'too-large': ({ megabytes }) => `Unpacked, the file is larger than ${megabytes} MB. Split it, and drop the parts.`,
  'too-many-lines': ({ most }) => `The file has more than ${most} lines. Split it, and drop the parts.`,
  'row-too-long': ({ line, bytes }) =>
    `Line ${line} is longer than ${bytes / 1024} KB, too long for a line of a statement. Download the file again.`,
  'too-many-columns': ({ line, columns, most }) =>
    `Line ${line} has ${columns} columns, and a statement has at most ${most}. Download the file again.`,
  'header-unknown': ({ columns }) =>
    `No known statement has these columns: ${columnList(columns)}. Choose once which column is which.`,
  'profile-unknown': ({ profile }) =>
    `This DDEX report has the profile ${profile}, which cannot be read. Ask for FinancialReportingToRecordCompaniesSRB, or for a CSV.`,
  'column-repeated': ({ column }) =>
    `Two columns are called '${column}'. Rename the wrong one, and drop the file again.`,
  'column-missing': ({ column }) => `The column '${column}' is missing. Download the full statement.`,
  'too-many-bad-lines': ({ bad, lines }) => `${bad} of ${lines} lines can’t be read. They are listed with the reasons.`,
  'too-precise': ({ line, amount }) =>
    `Line ${line} has the amount ${amount}: too many decimals to add up exactly with the others. Nothing is rounded, so the file stops here.`,
  'currency-sign': ({ line, amount }) =>
    `Line ${line} has the amount ${amount}, which is not in the currency of the statement. Correct the currency, and read it again.`,
  'too-large-amount': () => 'The amounts add up to more than a statement can hold. Check the decimal separator.',
  'decimals-unclear': ({ example, point }) =>
    point !== undefined
      ? `'${example}' has a decimal comma, and '${point}' a decimal point. Correct the file, or choose which of them marks its decimals.`
      : `Amounts such as '${example}' can be read in two ways. Choose whether the comma separates decimals or thousands.`,
  'two-currencies': ({ currencies }) =>
    `The file has amounts in ${list(currencies).replaceAll("'", '')}. Split it into one statement per currency.`,
  'currency-needed': () => 'The file doesn’t say which currency it is in. Please enter it.',
  'month-needed': () => 'The file doesn’t say which month it is for. Please enter it.',
  'total-differs': ({ stated, read }) => `The lines add up to ${read}, and the total says ${stated}.`,
  'quote-unclosed': ({ line }) =>
    `The quote in line ${line} is never closed. Correct the line, or download the file again.`,
  'quotes-unclear': ({ line, asCells, asText }) =>
    `The quotation marks from line ${line} on can be read in two ways. As the ends of cells, the file has ${asCells.lines} lines that come to ${withoutTrailingZeros(asCells.amount)}. As text, it has ${asText.lines} lines that come to ${withoutTrailingZeros(asText.amount)}. Choose one.`,
  'lines-lost': ({ lines, read }) =>
    `The file has ${lines} lines, and only ${read} of them could be read. Download the file again.`,
  'too-many-words': ({ most }) =>
    `The file has more than ${most} different stores, countries and dates, so it is not a statement. Check which column is which.`,
  'too-slow': ({ seconds }) => `The file could not be read in ${seconds} seconds. Split it, and drop the parts.`,
  'lines-differ': ({ stated, read }) => `The file should have ${stated} lines, and ${read} were read.`,
};

/** Formats the message of a fault: one or two sentences, including what to do next. */
export const faultText = <C extends FaultCode>(fault: Extract<Fault, { code: C }>): string =>
  (words[fault.code] as (fault: Extract<Fault, { code: C }>) => string)(fault);

/** Thrown to stop reading a statement. */
export class StatementFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(faultText(fault));
    this.fault = fault;
  }
}
