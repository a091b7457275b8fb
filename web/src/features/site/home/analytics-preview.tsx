import type { stores } from '../../../../../shared/reference/stores.ts';
import { grouped } from '../../../lib/format.ts';
import { Section } from '../kit/section.tsx';

type Store = (typeof stores)[number]['name'];

/** Invented figures, which the page labels as such. */
const streams: readonly [store: Store, count: number][] = [
  ['Spotify', 48_210],
  ['Apple Music', 21_480],
  ['YouTube Music', 17_905],
  ['Deezer', 8_312],
  ['TIDAL', 4_077],
];
const most = Math.max(...streams.map(([, count]) => count));

/** A preview of earnings by store. */
export const AnalyticsPreview = () => (
  <Section
    mark="F"
    offer="analytics"
    beside="middle"
    title="Every figure from a statement"
    lead="Streams and earnings by store, country and track, taken line by line from what the stores report. We never show unreported figures."
  >
    <table className="w-full border-collapse">
      <caption className="pb-4 text-left text-small text-soft">Streams in one month, as an example</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Store</th>
          <th scope="col">Streams</th>
          <th scope="col">Compared with the others</th>
        </tr>
      </thead>
      <tbody>
        {streams.map(([store, count]) => (
          <tr key={store} className="border-b border-line">
            <th scope="row" className="py-3 pr-4 text-left font-normal whitespace-nowrap">
              {store}
            </th>
            <td className="w-20 py-3 pr-4 text-right font-[560] tabular-nums">{grouped(count)}</td>
            <td className="w-1/2 py-3" aria-hidden>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-3 w-full" aria-hidden>
                <rect width={(100 * count) / most} height="6" className="fill-ink" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);
