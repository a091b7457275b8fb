import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { dayAt, nthWeekday, plusDays, weekdayBefore } from './calendar.ts';

/** Returns the date of a holiday in a given year. */
export type Holiday = (year: number) => string | undefined;

/** Calculates Easter Sunday in the Gregorian calendar (Meeus, Jones, Butcher). */
function easter(year: number): string | undefined {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayAt(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}
const fixed =
  (month: number, day: number): Holiday =>
  (year) =>
    dayAt(year, month, day);
const nth =
  (month: number, weekday: number, n: number): Holiday =>
  (year) =>
    nthWeekday(year, month, weekday, n);
const after =
  (feast: Holiday, days: number): Holiday =>
  (year) => {
    const day = feast(year);
    return day && plusDays(day, days);
  };
/** Returns the n-th Sunday of Advent. The fourth is the last Sunday before Christmas. */
const advent =
  (n: number): Holiday =>
  (year) =>
    plusDays(weekdayBefore(`${year}-12-25`, 0), (n - 4) * 7);

/**
 * Holidays with the same date in every country. A national holiday includes the country in its name, unless only one
 * date goes by that name.
 */
const HOLIDAYS: readonly (readonly [names: string, feast: Holiday])[] = [
  [
    `christmas eve, xmas eve, heiligabend, heilig abend, heiliger abend, nochebuena, véspera de natal, reveillon de noel, veille de noël, vigilia di natale, kerstavond, julafton, wigilia`,
    fixed(12, 24),
  ],
  [
    `christmas, christmas day, xmas, xmas day, x mas, crimbo, weihnachten, weihnachtstag, navidad, día de navidad, natal, dia de natal, noël, jour de noël, natale, giorno di natale, kerst, kerstmis, jul, juldagen, noel, boże narodzenie`,
    fixed(12, 25),
  ],
  [`boxing day, st stephen's day, stephens day, santo stefano`, fixed(12, 26)],
  [
    `new year's eve, new years eve, nye, new year eve, silvester, sylvester, nochevieja, fin de año, véspera de ano novo, reveillon, saint sylvestre, capodanno eve, san silvestro, oudejaarsavond, nyårsafton, sylwester`,
    fixed(12, 31),
  ],
  [
    `new year's day, new years day, new year's, new years, new year, the new year, neuen jahr, neues jahr, nuovo anno, nouvelle année, neujahr, neujahrstag, año nuevo, día de año nuevo, ano novo, nouvel an, jour de l'an, capodanno, nieuwjaar, nyårsdagen, yılbaşı, nowy rok`,
    fixed(1, 1),
  ],
  [
    `epiphany, three kings day, three kings, día de reyes, dia de reis, heilige drei könige, dreikönigstag, épiphanie, epifania, befana`,
    fixed(1, 6),
  ],
  [`burns night`, fixed(1, 25)],
  [`waitangi day`, fixed(2, 6)],
  [
    `valentine's day, valentines day, valentine's, valentines, valentine day, valentine, vday, v day, valentinstag, san valentín, día de san valentín, saint valentin, san valentino, día de los enamorados, sevgililer günü, walentynki`,
    fixed(2, 14),
  ],
  [`st david's day, st davids day, saint david's day`, fixed(3, 1)],
  [
    `women's day, international women's day, día de la mujer, dia da mulher, festa della donna, weltfrauentag, dzień kobiet`,
    fixed(3, 8),
  ],
  [
    `st patrick's day, st patricks day, saint patrick's day, paddy's day, paddys day, st paddy's day, st paddys day, st patrick's, paddies day`,
    fixed(3, 17),
  ],
  [`april fools, april fools day, april fool's day, april fool's`, fixed(4, 1)],
  [`earth day`, fixed(4, 22)],
  [`st george's day, st georges day, sant jordi`, fixed(4, 23)],
  [`anzac day`, fixed(4, 25)],
  [`king's day, kings day, koningsdag`, fixed(4, 27)],
  [`star wars day`, fixed(5, 4)],
  [`juneteenth`, fixed(6, 19)],
  [`summer solstice, sommersonnenwende, solsticio de verano, solstice d'été, solstizio d'estate`, fixed(6, 21)],
  [`world music day, fête de la musique`, fixed(6, 21)],
  [`canada day`, fixed(7, 1)],
  [`bastille day, quatorze juillet`, fixed(7, 14)],
  [`australia day`, fixed(1, 26)],
  [`ferragosto`, fixed(8, 15)],
  [`halloween, hallowe'en, haloween, halloween night`, fixed(10, 31)],
  [`all saints day, all saints, all saints' day, allerheiligen, todos los santos, toussaint, ognissanti`, fixed(11, 1)],
  [`día de muertos, día de los muertos, day of the dead, dia de finados`, fixed(11, 2)],
  [`guy fawkes, guy fawkes night, bonfire night`, fixed(11, 5)],
  [`remembrance day, veterans day, armistice day`, fixed(11, 11)],
  [`martin's day, st martin's day, martinstag`, fixed(11, 11)],
  [`st andrew's day, st andrews day`, fixed(11, 30)],
  [`st nicholas day, nikolaus, nikolaustag, nikolaustag, saint nicolas, san nicola, mikołajki`, fixed(12, 6)],
  [`st lucia day, santa lucia, luciadagen`, fixed(12, 13)],
  [`winter solstice, wintersonnenwende, solsticio de invierno, solstice d'hiver, solstizio d'inverno`, fixed(12, 21)],
  [
    `easter, easter sunday, ostern, ostersonntag, domingo de pascua, páscoa, domingo de páscoa, pâques, pasqua, pasen, påsk, wielkanoc`,
    easter,
  ],
  [
    `good friday, karfreitag, viernes santo, sexta feira santa, vendredi saint, venerdì santo, goede vrijdag`,
    after(easter, -2),
  ],
  [`palm sunday`, after(easter, -7)],
  [`easter monday, ostermontag, lunes de pascua, lundi de pâques, pasquetta`, after(easter, 1)],
  [`ash wednesday, aschermittwoch, miércoles de ceniza`, after(easter, -46)],
  [`mardi gras, fat tuesday, shrove tuesday, pancake day, martes de carnaval`, after(easter, -47)],
  [`pentecost, pfingsten, pfingstsonntag, pentecostés, pentecôte, pentecoste`, after(easter, 49)],
  [
    `first sunday of advent, 1st sunday of advent, first advent, erster advent, ersten advent, 1 advent, advent sunday, primer domingo de adviento, primeiro domingo do advento, premier dimanche de l'avent, prima domenica di avvento, prima domenica d'avvento`,
    advent(1),
  ],
  [`second sunday of advent, 2nd sunday of advent, second advent, zweiter advent, zweiten advent, 2 advent`, advent(2)],
  [`third sunday of advent, 3rd sunday of advent, third advent, dritter advent, dritten advent, 3 advent`, advent(3)],
  [`fourth sunday of advent, 4th sunday of advent, fourth advent, vierter advent, vierten advent, 4 advent`, advent(4)],
  [`thanksgiving, thanksgiving day, turkey day`, nth(11, 4, 4)],
  [`black friday`, after(nth(11, 4, 4), 1)],
  [`cyber monday`, after(nth(11, 4, 4), 4)],
  [`mlk day, martin luther king day`, nth(1, 1, 3)],
  [`presidents day`, nth(2, 1, 3)],
  [`memorial day`, nth(5, 1, -1)],
  [`labor day, labour day weekend`, nth(9, 1, 1)],
];

/** Finds holidays among words. */
export const findHolidays = phraseFinder(
  HOLIDAYS.flatMap(([names, feast]) => phrasesIn(names).map((name) => [name, feast] as const)),
);
