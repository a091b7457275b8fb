import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import type { Word } from '../words/words.ts';

/**
 * Words that place a time. Each line has the letter used in the grammar of `day-grammar.ts`, a number, and the phrases.
 * I: in; F: from now; A: ago; N: next; T: this; L: last; P: early (0), mid (1), late (2); B: before; Z: after; C:
 * about; K: today and the days around it; S: seasons; Q: quarters; R: the release itself; V: the weekend; |: or.
 */
const MARKS = `
  I 0: in, within, en, em, dans, tra, fra, de aquí a, de hoy en, dentro, dentro de, daqui a, daqui, innerhalb, binnen, om, za, d'ici, en unos, dalam
  F 0: from now, from today, hence, time, from right now, ab heute, von heute, from tonight, a partir de hoy, a partir de hoje, à partir d'aujourd'hui, da oggi, later, sonra
  A 0: ago, back then, hace, atrás, il y a, fa, geleden, sedan, önce
  N 0: next, nächsten, nächster, nächste, nächstes, naechsten, prochain, prochaine, volgende, nästa, gelecek, następny, przyszły
  T 0: this, coming, upcoming, this coming, the coming, this next, kommenden, kommender, kommende, diesen, diese, dieser, dieses, this very, este, esta, próximo, próxima, que viene, que vem, nesta, neste, ce, cette, qui vient, questo, questa, prossimo, prossima, che viene, deze, komende, denna, bu, ten, minggu ini
  L -1: last, past, previous, letzten, letzter, letzte, letztes, pasado, pasada, passado, passada, dernier, dernière, scorso, scorsa, vorigen, vorige, afgelopen, geçen, förra, zeszły
  P 0: early, beginning, the beginning, start, the start, begin, first half, anfang, principios, a principios, inicios, comienzos, início, começo, comeco, début, debut, inizio, inizi, vroeg, början, başı, awal, first days
  P 1: mid, middle, the middle, half way through, halfway through, mitte, mediados, a mediados, meados, mi, milieu, metà, halverwege, mitten, ortası, połowa, tengah
  P 2: late, end, the end, towards the end, toward the end, ende, finales, a finales, fines, fin, final, finais, fine, eind, slutet, sonu, sonuna, sonunda, koniec, akhir, second half, last days
  B 0: before, beforehand, earlier, prior, ahead, in advance, vorher, zuvor, davor, im voraus, com antecedência, de antelación, à l'avance, plus tôt, in anticipo, ahead of, prior to, earlier than, vor, antes de, antes del, antes do, antes da, antes, avant, prima di, prima del, prima, voor, före, przed, sebelum
  Z 0: after, following, nach, después de, después del, después, despues, depois de, depois do, depois, après, dopo, efter, once, post, not before, nicht vor, no antes de, no antes del, pas avant, non prima di, não antes de, later than
  C 0: around, about, by, until, till, til, round, circa, roughly, approximately, approx, towards, toward, no later than, at the latest, um den, gegen, bis, spätestens, hacia, alrededor de, sobre el, hasta, lá pelo, por volta de, por volta do, até, vers, autour de, d'ici, verso, entro, intorno a, rond, runt, in time for, just in time for, pünktlich zu, any time, anytime, some time, sometime, somewhere, irgendwann
  K 0: today, tonight, tonite, hoy, hoje, aujourd'hui, heute, oggi, vandaag, idag, bugün, dzisiaj, dziś, hari ini, aaj, 2day
  K 1: tomorrow, tmrw, tmr, tomoz, tomo, 2moro, 2mrw, tomorow, tommorow, tommorrow, tomorrw, mañana, manana, amanhã, demain, morgen, domani, imorgon, yarın, jutro, besok
  K 2: day after tomorrow, the day after tomorrow, pasado mañana, depois de amanhã, après demain, übermorgen, uebermorgen, dopodomani, overmorgen, övermorgon, pojutrze, lusa
  K -1: yesterday, ayer, ontem, hier, gestern, ieri, gisteren, igår, dün, wczoraj, kemarin
  S 0: spring, primavera, printemps, frühling, frühjahr, voorjaar, lente
  S 1: summer, verano, verão, verao, été, sommer, estate, zomer, sommar, yaz
  S 2: autumn, otoño, outono, automne, herbst, autunno, herfst, höst
  S 3: winter, invierno, inverno, hiver, vinter
  Q 1: q1, first quarter
  Q 2: q2, second quarter
  Q 3: q3, third quarter
  Q 4: q4, fourth quarter
  R 0: it drops, it's out, it is out, it comes out, it goes live, it releases, we drop, we release, release, release day, release date, the release, it launches, launch, launch day, the launch, drop, drop date, drop day, sales start, the date, that date, that day, that, it, street date, lanzamiento, el lanzamiento, salga, estreno, lançamento, sair, estreia, sortie, la sortie, veröffentlichung, release tag, erscheinen, vö, uscita, l'uscita, premiera, premiery, rilis, yayın, çıkış
  V 0: weekend, the weekend, wochenende, fin de semana, week end, fine settimana, fim de semana, helgen, haftasonu
  | 0: or, oder, ou, o, od, ya da, veya, albo, lub, atau, either, eller`;

/** The letter and the number of a mark. */
export type Mark = { kind: string; value: number };
const marks = MARKS.split('\n').flatMap((line) => {
  const [, kind, value, phrases = ''] = /^ {2}(\S) (-?\d): (.*)$/.exec(line) ?? [];
  return kind === undefined
    ? []
    : phrasesIn(phrases).map((phrase) => [phrase, { kind, value: Number(value) }] as const);
});
export const findMarks = phraseFinder<Mark>(marks);

/** Words between the parts of a date that have no meaning of their own. */
export const CONNECTORS = new Set(
  `of the on at day date de del la el le les du des den der dem das d am ab vom zum zur im a al em no na nos nas da do di il lo della dell delle dei nel nella per dia jour giorno tag los las los van op het per w dnia dne s th st nd rd feira to from since starting desde seit depuis dal dalla partir and y e et und i thereof noon midday morning evening`.split(
    ' ',
  ),
);
export const ARTICLES = new Set('the el le il den der am ab on dia dal vom o do no al'.split(' '));
export const CLOCK_NOISE = new Set(
  'am pm uhr h hs hrs kst jst cet cest gmt utc est edt pst pdt bst ist aest et pt midnight midday noon oclock'.split(
    ' ',
  ),
);
/** Words before a weekday that leave open which one: 'Some Friday'. */
export const UNSPECIFIC_DAY =
  /^(?:some|any|a|un|algun|alguno|qualquer|algum|irgendein|irgendeinem|irgendeinen|quelconque|qualche|every|each|fridays)$/;
export const isDigits = (word: Word | undefined, most = 4): boolean =>
  new RegExp(`^\\d{1,${most}}$`).test(word?.key ?? '');
