import type { Mark } from '../../shared/royalties/decimal-mark.ts';

const NUMBER = String.raw`[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d{1,3})?`;
const GROUPED = { '.': String.raw`[-+]?\d{1,3}(,\d{3})+(\.\d*)?`, ',': String.raw`[-+]?\d{1,3}(\.\d{3})+(,\d*)?` };

/** A number as people and spreadsheets write it, as one that SQL reads: no groups of thousands, a point, a sign. NULL for what is none. */
function plainNumber(mark: Mark): string {
  // Blanks of any kind between thousands; (1.50) is what a bookkeeper writes for -1.50.
  const bare = `replace(replace(replace(trim(t), ' ', ''), chr(160), ''), chr(8239), '')`;
  const signed = String.raw`regexp_replace(${bare}, '^\((.*)\)$', '-\1')`;
  const ungrouped =
    mark === '.'
      ? `CASE WHEN regexp_full_match(${signed}, '${GROUPED['.']}') THEN replace(${signed}, ',', '') ELSE ${signed} END`
      : `CASE WHEN regexp_full_match(${signed}, '${GROUPED[',']}') THEN replace(replace(${signed}, '.', ''), ',', '.')
           WHEN contains(${signed}, '.') THEN NULL
           ELSE replace(${signed}, ',', '.') END`;
  return `(CASE WHEN regexp_full_match(${ungrouped}, '${NUMBER}') THEN ${ungrouped} END)`;
}

/** Macros for one mark and one number of decimals; an engine has one statement, so one set of them. */
export function numberMacros({ mark, decimals }: { mark: Mark; decimals: number }): string[] {
  const type = `DECIMAL(38, ${decimals})`;
  const exponent = String.raw`coalesce(try_cast(nullif(regexp_extract(t, '[eE]([-+]?\d+)$', 1), '') AS INTEGER), 0)`;
  const fraction = String.raw`strlen(rtrim(regexp_extract(t, '\.(\d*)', 1), '0'))`;
  // Most amounts are plain and short: 18 digits are one machine word, which is seven times as fast. `1_000` is no number to anybody else.
  const isPlain = `NOT contains(t, '_') AND NOT contains(t, 'e') AND NOT contains(t, 'E')`;
  // A text has fewer decimals than characters; what has too many digits before the point is left to the next one.
  const word = (after: number) => `WHEN strlen(t) <= ${after + 1} THEN TRY_CAST(t AS DECIMAL(18, ${after}))::${type}`;
  const short =
    mark === '.'
      ? `CASE WHEN ${isPlain} THEN CASE ${word(8)} ${word(11)} ${word(16)} END END,
         CASE WHEN ${isPlain} AND strlen(t) <= ${decimals + 1} THEN TRY_CAST(t AS ${type}) END, `
      : '';
  const whole = mark === '.' ? `TRY_CAST(t AS DECIMAL(18, 6)), ` : '';
  return [
    `CREATE OR REPLACE MACRO plain_number(t) AS ${plainNumber(mark)}`,
    `CREATE OR REPLACE MACRO places(t) AS ${fraction} - ${exponent}`,
    `CREATE OR REPLACE MACRO exact_or_null(t) AS CASE WHEN places(t) <= ${decimals} THEN TRY_CAST(t AS ${type}) END`,
    // In a CASE, because out of anything else the engine takes what stands there twice and works it out for every row.
    `CREATE OR REPLACE MACRO exact(t) AS coalesce(${short}CASE WHEN strlen(t) > 0 THEN exact_or_null(plain_number(t)) END)`,
    `CREATE OR REPLACE MACRO is_too_precise(t) AS coalesce(places(plain_number(t)) > ${decimals}, false)`,
    `CREATE OR REPLACE MACRO counted(t) AS coalesce(${whole}CASE WHEN t = '' THEN 0 ELSE TRY_CAST(plain_number(t) AS DECIMAL(20, 6)) END)`,
  ];
}
