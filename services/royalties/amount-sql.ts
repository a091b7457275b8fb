import { currencySigns } from '../../shared/royalties/currency-signs.ts';
import type { Mark } from '../../shared/royalties/number-form.ts';
import { type NumberStep, numberForm } from '../../shared/royalties/number-form.ts';
import { literal } from './sql-text.ts';

const { characters, unwrap, currency, sign, plain, grouped } = numberForm;

const replaceSql = (text: string, { pattern, replacement }: NumberStep, flags: 'g' | 'i'): string =>
  `regexp_replace(${text}, ${literal(pattern)}, ${literal(replacement)}, '${flags}')`;
const applySteps = (text: string, steps: readonly NumberStep[]): string =>
  steps.reduce((one, step) => replaceSql(one, step, 'i'), text);

/** Replaces unusual characters, and removes the characters that spreadsheets put around a number. */
const usualText = (text: string): string =>
  applySteps(
    characters.reduce((one, step) => replaceSql(one, step, 'g'), text),
    unwrap,
  );

/** Makes an expression that evaluates `value` only once, because SQL evaluates an expression once per occurrence. */
const evaluateOnce = (value: string, name: string, use: string): string =>
  `list_transform([${value}], ${name} -> ${use})[1]`;

/**
 * Makes SQL that normalizes a number with this decimal mark: no currency, no thousands separators, a decimal point.
 * NULL if the text is not a number.
 */
function plainNumber(mark: Mark): string {
  const signed = applySteps(usualText('t'), [currency.before, currency.behind, ...sign]);
  const separators = mark === '.' ? `[,'' ]` : `[.'' ]`;
  const isPlain = (text: string) => `regexp_full_match(${text}, ${literal(plain[mark])})`;
  const pointed = (text: string) => (mark === '.' ? text : `replace(${text}, ',', '.')`);
  return `CASE WHEN ${isPlain('t')} THEN ${pointed('t')} ELSE ${evaluateOnce(
    signed,
    's',
    `CASE WHEN ${isPlain('s')} THEN ${pointed('s')}
       WHEN regexp_full_match(s, ${literal(grouped[mark])}) THEN ${pointed(`regexp_replace(s, '${separators}', '', 'g')`)} END`,
  )} END`;
}

const signsOfCurrencies = [...currencySigns].filter(([sign]) => !/^[A-Z]{3}$/.test(sign));

/**
 * Whether an amount's currency sign, `s`, is compatible with its line's currency, `c`. An unknown sign is compatible
 * with any currency.
 */
const SIGN_FITS_CURRENCY = `CASE WHEN s = '' OR NOT regexp_full_match(c, '[A-Z]{3}') THEN true
  ${signsOfCurrencies.map(([sign, codes]) => `WHEN s = ${literal(sign)} THEN c IN (${codes.map(literal).join(', ')})`).join(' ')}
  WHEN regexp_full_match(s, '[A-Z]{3}') THEN s = c
  ELSE true END`;

/**
 * Makes macros for one decimal mark and one number of decimals. An engine reads only one statement, so one set is
 * enough.
 */
export function numberMacros({ mark, decimals }: { mark: Mark; decimals: number }): string[] {
  const type = `DECIMAL(38, ${decimals})`;
  const exponent = String.raw`coalesce(try_cast(nullif(regexp_extract(t, '[eE]([-+]?\d+)$', 1), '') AS INTEGER), 0)`;
  const fraction = String.raw`strlen(rtrim(regexp_extract(t, '\.(\d*)', 1), '0'))`;
  const isPlain = `NOT contains(t, '_') AND NOT contains(t, 'e') AND NOT contains(t, 'E')`;
  const [isOfMark, pointed] =
    mark === '.' ? [isPlain, 't'] : [`${isPlain} AND NOT contains(t, '.')`, `replace(t, ',', '.')`];
  // A string of n + 1 characters has at most n decimals. If it has too many integer digits for one type, the next cast
  // applies.
  const word = (after: number) =>
    `WHEN strlen(t) <= ${after + 1} THEN TRY_CAST(${pointed} AS DECIMAL(18, ${after}))::${type}`;
  const short = `CASE WHEN ${isOfMark} THEN CASE ${word(8)} ${word(11)} ${word(16)} END END,
    CASE WHEN ${isOfMark} AND strlen(t) <= ${decimals + 1} THEN TRY_CAST(${pointed} AS ${type}) END, `;
  const whole = mark === '.' ? `CASE WHEN NOT contains(t, '_') THEN TRY_CAST(t AS DECIMAL(18, 6)) END, ` : '';
  const signOf = ({ pattern }: NumberStep, group: number) =>
    `regexp_extract(${usualText('t')}, ${literal(pattern)}, ${group}, 'i')`;
  return [
    `CREATE OR REPLACE MACRO plain_number(t) AS ${plainNumber(mark)}`,
    `CREATE OR REPLACE MACRO places(t) AS ${fraction} - ${exponent}`,
    `CREATE OR REPLACE MACRO exact_or_null(t) AS CASE WHEN places(t) <= ${decimals} THEN TRY_CAST(t AS ${type}) END`,
    `CREATE OR REPLACE MACRO may_mean(s, c) AS ${SIGN_FITS_CURRENCY}`,
    `CREATE OR REPLACE MACRO has_currency(t, c) AS list_bool_and(list_transform([${signOf(currency.before, 2)}, ${signOf(currency.behind, 1)}], s -> may_mean(upper(rtrim(s, '.')), upper(trim(c)))))`,
    // Inside a CASE, because otherwise the engine would evaluate common subexpressions for every row.
    `CREATE OR REPLACE MACRO exact(t, c) AS coalesce(${short}CASE WHEN strlen(t) > 0 THEN
       CASE WHEN regexp_full_match(t, ${literal(plain[mark])}) OR has_currency(t, c) THEN ${evaluateOnce('plain_number(t)', 'n', 'exact_or_null(n)')} END END)`,
    // The reason why `exact` cannot read a value.
    `CREATE OR REPLACE MACRO amount_flaw(t) AS ${evaluateOnce(
      'plain_number(t)',
      'n',
      `CASE WHEN n IS NULL THEN 'amount' WHEN places(n) > ${decimals} THEN 'too-precise'
        WHEN exact_or_null(n) IS NULL THEN 'amount' ELSE 'currency-sign' END`,
    )}`,
    `CREATE OR REPLACE MACRO counted(t) AS coalesce(${whole}CASE WHEN t = '' THEN 0 ELSE TRY_CAST(plain_number(t) AS DECIMAL(20, 6)) END)`,
  ];
}
