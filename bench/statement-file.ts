import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { createGzip, gzipSync } from 'node:zlib';
import { randomFrom } from '../infra/faults/random-from.ts';
import { decimalText } from '../shared/royalties/exact-decimal.ts';

const HEADER =
  'Sale ID,Sale Start date,Sale End date,DSP,Sale Store Name,Sale Type,Sale User Type,Territory,Product UPC,Product Reference,Product Catalog Number,Product Label,Product Artist,Product Title,Asset Artist,Asset Title,Asset Version,Asset Duration,Asset ISRC,Asset Reference,Asset/Product,Product Quantity,Asset Quantity,Original Gross Income,Original currency,Exchange Rate,Converted Gross Income,Contract deal term,Reported Royalty,Currency,Report Run ID,Report ID';
const STORES = ['Spotify', 'Apple Music', 'Deezer', 'TIDAL', 'Amazon Music', 'YouTube Music'];
const TERRITORIES = ['US', 'GB', 'DE', 'FR', 'SE', 'JP', 'BR', 'IN', 'MX', 'CA', 'AU', 'NL'];
const PLACES = 15;

/**
 * Writes a packed statement with FUGA's columns: two thousand recordings in six stores and twelve territories, with
 * every fourth title quoted.
 * @param times how often the same lines are repeated, each time compressed separately
 * @returns the exact sum of its amounts
 */
export async function writeStatement(file: string, lines: number, times = 1): Promise<string> {
  const random = randomFrom(14);
  const below = (most: number) => Math.floor(random() * most);
  const out = createGzip();
  const packed = buffer(out);
  let units = 0n;
  let text = times === 1 ? `${HEADER}\n` : '';
  for (let n = 0; n < lines; n += 1) {
    const track = below(2_000);
    const title = track % 4 === 0 ? `"Track ""${track}"""` : `Track ${track}`;
    const [store, territory, quantity, amount] = [STORES[below(6)], TERRITORIES[below(12)], below(500), below(1e13)];
    units += BigInt(amount);
    text += `${1e9 + n},2026-08-01,2026-08-31,${store},,Stream,Premium,${territory},8600000${String(track % 500).padStart(5, '0')},,,Ferry House Records,,Release ${track % 500},Artist ${track % 100},${title},,,QZZZ126${String(track).padStart(5, '0')},,,,${quantity},,,1,,,0.00${String(amount).padStart(13, '0')},USD,,\n`;
    if (text.length < 1e6 && n < lines - 1) continue;
    if (!out.write(text)) await new Promise((resolve) => out.once('drain', resolve));
    text = '';
  }
  out.end();
  const bytes = await packed;
  const written = createWriteStream(file);
  if (times > 1) written.write(gzipSync(`${HEADER}\n`));
  for (let n = 0; n < times; n += 1) written.write(bytes);
  await new Promise<void>((resolve) => written.end(() => resolve()));
  return decimalText({ units: units * BigInt(times), places: PLACES });
}
