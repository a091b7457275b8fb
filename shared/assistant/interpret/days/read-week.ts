import { plusDays, weekdayOfDay, yearOf } from './calendar.ts';

const WEEK =
  /\b(?:kw|kalenderwoche|week|wk|vecka|uge|uke|viikko|semaine|settimana|semana)\s?\.?\s?(\d{1,2})\b(?!\s*(?:days|weeks|of|in|im|de|del|di|of)\b)/i;
const WEEKDAYS = [
  /\b(?:mon|mondays?|montag|måndag|lundi|lunes|lunedì|segunda)\b/i,
  /\b(?:tue|tues|tuesdays?|dienstag|tisdag|mardi|martes|martedì|terça)\b/i,
  /\b(?:wed|wednesdays?|mittwoch|onsdag|mercredi|miércoles|mercoledì|quarta)\b/i,
  /\b(?:thu|thurs|thursdays?|donnerstag|torsdag|jeudi|jueves|giovedì|quinta)\b/i,
  /\b(?:fri|fridays?|freitag|fredag|vendredi|viernes|venerdì|sexta)\b/i,
  /\b(?:sat|saturdays?|samstag|lördag|samedi|sábado|sabato)\b/i,
  /\b(?:sun|sundays?|sonntag|söndag|dimanche|domingo|domenica)\b/i,
];
const FRIDAY = 4;

/**
 * Reads a calendar week: 'KW 49', 'fredag vecka 48'. Returns the weekday that the text names, or else the Friday. A
 * week that is past this year means next year's.
 */
export function readWeek(text: string, today: string): { day: string; isDay: boolean } | undefined {
  const week = Number(WEEK.exec(text)?.[1]);
  if (!(week >= 1 && week <= 53)) return undefined;
  const weekdayIndex = WEEKDAYS.findIndex((weekday) => weekday.test(text));
  const dayIn = (year: number): string => {
    const fourth = `${year}-01-04`;
    const monday = plusDays(fourth, -((weekdayOfDay(fourth) + 6) % 7));
    return plusDays(monday, (week - 1) * 7 + (weekdayIndex < 0 ? FRIDAY : weekdayIndex));
  };
  const year = yearOf(today);
  const day = dayIn(year) > today ? dayIn(year) : dayIn(year + 1);
  return { day, isDay: weekdayIndex >= 0 };
}
