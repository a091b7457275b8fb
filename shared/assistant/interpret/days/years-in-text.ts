/** The years in a text, and the text without them and the words that introduce them. */
export type YearsInText = { years: number[]; left: string };

const MONTHS =
  '(?:jan(?:uary|eiro|vier|uar)?|feb(?:ruary|ruar)?|febrero|fevereiro|février|fevrier|febbraio|mar(?:ch|zo|ço|s)?|märz|maerz|apr(?:il|ile)?|abril|avril|may|mayo|maio|mai|maggio|june?|junio|junho|juin|juni|giugno|july?|julio|julho|juillet|juli|luglio|aug(?:ust)?|agosto|août|aout|sept?(?:ember|iembre|embre)?|setembro|settembre|oct(?:ober|ubre|obre)?|outubro|oktober|ottobre|nov(?:ember|iembre|embro|embre)?|dec(?:ember|embre)?|diciembre|dezembro|décembre|dezember|dicembre)';
const PREPOSITION =
  "(?:(?:since|from|in|of|for|as of|back in|dated?|the year|year|desde|en|del|de|año|ano|em|do|depuis|en|année|l'année|seit|im jahr|im|jahr|von|aus|dal|nel|del|anno)\\s+)";
const YEAR = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${PREPOSITION})*(?:(?:\\d{1,2}(?:st|nd|rd|th)?\\.?\\s+)?${MONTHS}\\.?,?\\s+(?:\\d{1,2}(?:st|nd|rd|th)?,\\s*)?(?:of\\s+|de\\s+)?)?(?<![\\d.])(19[3-9]\\d|20[0-4]\\d)(?![\\d%])[)]?`,
  'giu',
);
/** Words for years relative to today. */
const LAST_YEAR =
  /\b(?:last year|el año pasado|ano passado|l'an(?:née)? derni[eè]re?|letztes jahr|l'anno scorso|anno scorso|geçen yıl|tahun lalu|pichle saal)\b/giu;
const THIS_YEAR =
  /\b(?:(?:from |since )?this year|este año|este ano|cette année|dieses jahr|quest'anno|bu yıl|tahun ini|is saal)\b/giu;
const SHORT = /(?<![\p{L}\p{N}])'(\d{2})(?!\d)/gu;

/** Words in a year that is spelled out. */
const DIGITS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const SPOKEN = new RegExp(
  `(?:\\b(?:in|since|from|of)\\s+)?\\b(?:twenty[\\s-]twenty|two thousand (?:and )?twenty)(?:[\\s-](${DIGITS.slice(1).join('|')}))?\\b`,
  'gi',
);

/** A year that a later one corrects: '2025 no wait 2026'; or that is denied: '2025, not 2024'. */
const CORRECTED_YEAR =
  /\b(?:19|20)\d\d[,.\s]*(?:no,|no wait|wait|sorry|actually|i mean|make (?:it|that)|rather|digo|perdón|perdon|quer dizer|nein|non|pardon|enfin|anzi|cioè)[\s,.]+(?:(?:wait|sorry|actually|in|it's|its)[\s,]+)*((?:19|20)\d\d)\b/i;
const DENIED_YEAR = /\b((?:19|20)\d\d)[,\s]+(?:and )?not\s+(?:in )?(?:19|20)\d\d\b/i;

/** Reads the years in a text. `today` is needed for "last year" and "this year". */
export function yearsIn(text: string, today: string): YearsInText {
  const now = Number(today.slice(0, 4));
  const years: number[] = [];
  const note = (year: number) => {
    if (!years.includes(year)) years.push(year);
    return ' ';
  };
  const left = text
    .replace(SPOKEN, (_, one: string | undefined) => note(2020 + DIGITS.indexOf(one?.toLowerCase() ?? '')))
    .replace(YEAR, (_, year: string) => note(Number(year)))
    .replace(SHORT, (_, year: string) =>
      note(Number(year) > (now % 100) + 5 ? 1900 + Number(year) : 2000 + Number(year)),
    )
    .replace(LAST_YEAR, () => note(now - 1))
    .replace(THIS_YEAR, () => note(now));
  const instead = CORRECTED_YEAR.exec(text);
  const not = DENIED_YEAR.exec(text);
  const meant = instead?.[1] ?? not?.[1];
  if (meant && years.length === 2) years.splice(0, 2, Number(meant));
  return {
    years,
    left: left
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')
      .replace(/^(?:or|oder|ou|o)\s+|\s+(?:or|oder|ou|o)$/i, '')
      .replace(/[,\s]+(?:no wait|no|wait|not|sorry|actually|i mean)$/i, '')
      .trim(),
  };
}
