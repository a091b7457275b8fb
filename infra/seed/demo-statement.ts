import { createHash } from 'node:crypto';

/** A recording in the demo's catalogue that is in the stores. */
export type DemoRecording = {
  isrc: string;
  upc: string;
  title: string;
  artist: string;
  release: string;
  /** YYYY-MM: the first month with plays. */
  from: string;
};

/** Stores with their share of plays, and the dollars per play before the country's factor. */
const stores = [
  { name: 'Spotify', plays: 0.56, dollars: 0.0034 },
  { name: 'Apple Music', plays: 0.19, dollars: 0.0068 },
  { name: 'YouTube Music', plays: 0.11, dollars: 0.0021 },
  { name: 'Amazon Music', plays: 0.07, dollars: 0.0047 },
  { name: 'Deezer', plays: 0.04, dollars: 0.0056 },
  { name: 'TIDAL', plays: 0.03, dollars: 0.0098 },
] as const;

/** Countries with their share of plays, and the price of a play relative to the standard price. */
const countries = [
  { code: 'US', plays: 0.27, pays: 1.25 },
  { code: 'GB', plays: 0.15, pays: 1.2 },
  { code: 'DE', plays: 0.12, pays: 1.1 },
  { code: 'IE', plays: 0.1, pays: 1.2 },
  { code: 'FR', plays: 0.07, pays: 1 },
  { code: 'SE', plays: 0.06, pays: 1.15 },
  { code: 'NL', plays: 0.05, pays: 1.1 },
  { code: 'CA', plays: 0.05, pays: 1.05 },
  { code: 'AU', plays: 0.04, pays: 1.15 },
  { code: 'PT', plays: 0.03, pays: 0.6 },
  { code: 'BR', plays: 0.03, pays: 0.3 },
  { code: 'MX', plays: 0.03, pays: 0.35 },
] as const;

/** A factor for each month, beginning with January: people listen more in the dark months. */
const seasons = [1.06, 1, 0.98, 0.95, 0.93, 0.88, 0.86, 0.87, 0.96, 1.05, 1.16, 1.24];

const HEADER =
  'Sale ID,Sale Start date,Sale End date,DSP,Sale Store Name,Sale Type,Sale User Type,Territory,Product UPC,Product Reference,Product Catalog Number,Product Label,Product Artist,Product Title,Asset Artist,Asset Title,Asset Version,Asset Duration,Asset ISRC,Asset Reference,Asset/Product,Product Quantity,Asset Quantity,Original Gross Income,Original currency,Exchange Rate,Converted Gross Income,Contract deal term,Reported Royalty,Currency,Report Run ID,Report ID';

/** A number from 0 to 1, always the same for a given text. */
const chance = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;

const monthsBetween = (from: string, to: string): number => {
  const [[y1 = 0, m1 = 0], [y2 = 0, m2 = 0]] = [from, to].map((month) => month.split('-').map(Number)) as [
    number[],
    number[],
  ];
  return (y2 - y1) * 12 + m2 - m1;
};

/**
 * The plays of a recording in a month. Only a few recordings have many. Plays rise over the first months, then fall
 * slowly, and occasionally a playlist adds some.
 */
function playsOf({ isrc, from }: DemoRecording, month: string): number {
  const age = monthsBetween(from, month);
  if (age < 0) return 0;
  const loved = 900 * (1 / (0.04 + chance(isrc)) ** 1.3);
  const rise = Math.min(1, 0.35 + age * 0.3);
  const fall = 0.965 ** age;
  const found = chance(`${isrc} ${month} found`) > 0.95 ? 2.4 : 1;
  const season = seasons[Number(month.slice(5)) - 1] ?? 1;
  return loved * rise * fall * found * season * (0.85 + 0.3 * chance(`${isrc} ${month}`));
}

const lastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0');
};

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Makes a distributor's statement for a month of the demo's catalogue, in FUGA's columns; always the same for the same
 * recordings. As in real ones, amounts have fifteen decimals.
 * @param month YYYY-MM
 */
export function demoStatement(recordings: readonly DemoRecording[], month: string): string {
  const lines = recordings.flatMap((recording) => {
    const plays = playsOf(recording, month);
    return stores.flatMap((store) =>
      countries.flatMap((country) => {
        const here = `${recording.isrc} ${month} ${store.name} ${country.code}`;
        const quantity = Math.round(plays * store.plays * country.plays * (0.6 + 0.8 * chance(here)));
        if (quantity === 0) return [];
        const rate = store.dollars * country.pays * (0.94 + 0.12 * chance(`${here} rate`));
        return { recording, store, country, quantity, amount: (quantity * rate).toFixed(15) };
      }),
    );
  });
  const rows = lines.map(({ recording, store, country, quantity, amount }, n) => {
    const { isrc, upc, title, artist, release } = recording;
    const sale = [
      `${month.replace('-', '')}${String(n + 1).padStart(6, '0')}`,
      `${month}-01`,
      `${month}-${lastDay(month)}`,
    ];
    const product = [upc, '', '', 'Ferry House Records', artist, release, artist, title, '', '', isrc, '', 'Asset', ''];
    const money = [String(quantity), '', '', '', '', '', amount, 'USD', '', ''];
    return [...sale, store.name, '', 'Stream', 'Premium', country.code, ...product, ...money].map(cell).join(',');
  });
  return `${[HEADER, ...rows].join('\n')}\n`;
}

/**
 * The months whose statements have arrived by a given day, about 45 days after the end of the month.
 * @returns the last `count` months, YYYY-MM, in order
 */
export function monthsWithStatements(today: Date, count: number): string[] {
  const last = new Date(today.getTime() - 45 * 86_400_000);
  return Array.from({ length: count }, (_, n) =>
    new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - count + n, 1)).toISOString().slice(0, 7),
  );
}
