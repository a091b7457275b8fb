import { statementMonth } from './statement-month.ts';

const LANGUAGES = 'en de fr es it pt nl sv da nb fi pl cs tr ru uk ja ko zh'.split(' ');

describe('dates as people and spreadsheets write them (product 23.16)', () => {
  it.each([
    '46235',
    '46235.5',
    '46235,5',
    'August 2026',
    '1. August 2026',
    'août 2026',
    'aout 2026',
    'AOÛT 2026',
    'août-26',
    'Aug-26',
    "Aug '26",
    'Aug. 2026',
    '15-Aug-26',
    '15 Aug 2026',
    '1er août 2026',
    '1 de agosto de 2026',
    'agosto de 2026',
    'August 1, 2026',
    'Aug 31, 2026 11:45 PM',
    'August 1st, 2026',
    '15 августа 2026',
    'sierpień 2026',
    '15 sierpnia 2026',
    'srpen 2026',
    'Ağustos 2026',
    'elokuu 2026',
    '2026 August',
    '2026-Aug',
    '2026年8月',
    '2026年8月15日',
    '2026년 8월',
    '2026/08',
    '08/2026',
    '8.2026',
    '202608',
    '2026-08-15T23:59:59+02:00',
    '2026-08-15 10:00:00 UTC',
    '2026-Q3',
    'Q3 2026',
    '2026Q3',
  ])('%s is in August', (text) => {
    expect(statementMonth(text, '', 'month-first')).toBe('2026-08');
  });

  it.each([
    '31 June 2026',
    '30 février 2026',
    '2026年13月',
    '13/2026',
    '2026-Q5',
    'H1 2026',
    '2026',
    '4623',
    '32873',
    '73051',
    '99999',
    'Smarch 2026',
    'August',
    '08/26',
    '2026-06-01 - 2026-08-31',
  ])('%s is not a date', (text) => {
    expect(statementMonth(text, '', 'month-first')).toBeUndefined();
  });

  it.each(LANGUAGES)('all months in %s, long and short, alone and with a day', (language) => {
    const styles = [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }] as const;
    const written = Array.from({ length: 12 }, (_, month) =>
      styles.map((style) => {
        const format = new Intl.DateTimeFormat(language, { ...style, year: 'numeric', timeZone: 'UTC' });
        return format.format(new Date(Date.UTC(2026, month, 15)));
      }),
    );
    const read = written.map((texts) => texts.map((text) => statementMonth(text, '', 'day-first') ?? text));
    expect(read).toEqual(written.map((_, month) => styles.map(() => `2026-${String(month + 1).padStart(2, '0')}`)));
  });

  it('reads a period of spreadsheet days as the month in its middle', () => {
    expect(statementMonth('46235', '46265', 'month-first')).toBe('2026-08');
  });
});
