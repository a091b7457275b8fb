import { distance } from 'fastest-levenshtein';
import { wordKey } from '../words/words.ts';

/** Maps each word to the number of the comma-separated list that it is in. The first list has the number `from`. */
const listed = (lists: string, from: number): Map<string, number> =>
  new Map(
    lists.split(',').flatMap((list, n) =>
      list
        .trim()
        .split(/\s+/)
        .map((word) => [wordKey(word), from + n] as const),
    ),
  );

/** Names and abbreviations of months, numbered from 1. */
const MONTHS = listed(
  `january jan enero ene janeiro janvier janv januar jänner janner gennaio januari ocak styczen stycznia sty,
  february feb febr febrero fevereiro fev fevrier fevr februar febbraio februari subat luty lutego,
  march mar marzo março marco mars märz maerz maart mart marzec marca maret,
  april apr abril abr avril avr aprile nisan kwiecien kwietnia,
  may mayo maio mai maggio mag mei maj mayis maja,
  june jun junio junho juin juni giugno giu haziran czerwiec czerwca,
  july jul julio julho juillet juil juli luglio lug temmuz lipiec lipca,
  august aug agosto ago août aout augustus augusti agustus agustos sierpien sierpnia,
  september sept sep septiembre setiembre setembro set septembre settembre eylul wrzesien wrzesnia,
  october oct octubre outubro out octobre oktober okt ottobre ott ekim pazdziernik pazdziernika,
  november nov noviembre novembro novembre kasim listopad listopada nopember,
  december dec diciembre dic dezembro dez décembre decembre dezember dicembre des desember aralik grudzien grudnia`,
  1,
);
/** Short or common words that mean a month only next to a number. */
const DOUBTFUL_MONTHS = new Set(
  'may mar mai mag maj set out ago des march mart ene sty jun mars lug giu marca'.split(' '),
);

/** Days of the week, with Sunday as 0. Portuguese counts them from Sunday: 'sexta-feira' is the sixth. */
const WEEKDAYS = listed(
  `sunday sun domingo dimanche sonntag domenica zondag söndag pazar niedziela niedziele minggu,
  monday mon lunes segunda lundi montag lunedi lunedì maandag måndag pazartesi poniedzialek senin,
  tuesday tue tues martes terca terça mardi dienstag martedi martedì dinsdag tisdag sali wtorek selasa,
  wednesday wed weds miercoles quarta mercredi mittwoch mercoledi mercoledì woensdag onsdag carsamba sroda srode rabu,
  thursday thu thur thurs jueves quinta jeudi donnerstag giovedi giovedì donderdag torsdag persembe czwartek kamis,
  friday fri viernes sexta vendredi freitag venerdi venerdì vrijdag fredag cuma piatek jumat,
  saturday sat sabado samedi samstag sonnabend sabato zaterdag lördag lordag cumartesi sobota sobote sabtu`,
  0,
);
const SHORT_WEEKDAYS = new Set([
  'sun',
  'sat',
  'mon',
  'wed',
  'fri',
  'sali',
  'minggu',
  'segunda',
  'quarta',
  'quinta',
  'terca',
]);

const FULL_MONTHS = [...MONTHS].filter(([word]) => word.length >= 6);
const FULL_WEEKDAYS = [...WEEKDAYS].filter(([word]) => word.length >= 6 && !SHORT_WEEKDAYS.has(word));
/** Words that look like a misspelled month or weekday but mean something else. */
const NO_TYPOS = new Set(
  'remember member embers october sembra membre septembers sundays fridays viernos monday manage mardin funday'.split(
    ' ',
  ),
);

/** Finds the number of a word with one or two typos: 'novienbre', 'febuary', 'firday'. */
function numberOfMisspelled(key: string, words: readonly (readonly [string, number])[]): number | undefined {
  if (key.length < 6 || key.length > 12 || NO_TYPOS.has(key)) return undefined;
  const most = key.length < 8 ? 1 : 2;
  const isSwapped = (word: string) =>
    word.length === key.length && distance(word, key) === 2 && [...word].sort().join('') === [...key].sort().join('');
  return words.find(([word]) => word[0] === key[0] && (distance(word, key) <= most || isSwapped(word)))?.[1];
}

export type Named = { value: number; isDoubtful: boolean };
const named = (
  key: string,
  exact: Map<string, number>,
  full: readonly (readonly [string, number])[],
  doubtful: Set<string>,
) => {
  const bare = key.replace(/^(?:d|l|dell|all)(?=[aeiou])/, '');
  const value = exact.get(key) ?? (bare.length > 4 ? exact.get(bare) : undefined) ?? numberOfMisspelled(key, full);
  return value === undefined ? undefined : { value, isDoubtful: doubtful.has(key) };
};
/** Returns the number of the month that a word names, from 1. */
export const monthOf = (key: string): Named | undefined => named(key, MONTHS, FULL_MONTHS, DOUBTFUL_MONTHS);
/** Returns the number of the weekday that a word names; Sunday is 0. */
export const weekdayOf = (key: string): Named | undefined =>
  named(key.replace(/^(?:le|the)(?=.{6})/, ''), WEEKDAYS, FULL_WEEKDAYS, SHORT_WEEKDAYS);

const UNITS = listed(
  `day days día dias dia días jour jours tag tage tagen giorno giorni dag dagen dagar gun dni dzien hari,
  week weeks wk wks semana semanas semaine semaines sem woche wochen settimana settimane weken vecka veckor hafta haftaya tydzien tygodnie tygodni pekan,
  month months mth mths mes meses mês mois monat monate monaten mese mesi maand maanden manad manader ay ayin ayın miesiac miesiaca miesiecy bulan,
  year years yr yrs año años ano anos an ans annee année jahr jahre jahren jahres anno anni jaar jaren ar yil rok roku lat tahun,
  fortnight quinzaine quincena`,
  0,
);
export type Unit = 'day' | 'week' | 'month' | 'year' | 'fortnight';
const UNIT_NAMES: readonly Unit[] = ['day', 'week', 'month', 'year', 'fortnight'];
export const unitOf = (key: string): Unit | undefined => UNIT_NAMES[UNITS.get(key) ?? -1];
