import { type RequiredItem, requiredItemKeys, requiredItems } from '../../../../../shared/releases/completeness.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Cover } from '../kit/cover.tsx';
import { Rehearsal } from '../kit/section.tsx';

/** The example artist's values. */
const values: Record<RequiredItem, string> = {
  title: 'Glass Hours',
  cover: '3000 × 3000 JPEG',
  primaryGenre: 'Electronic',
  albumArtist: 'Mara Ellis',
  track: '4 tracks, 17:42',
  explicit: 'Not Explicit',
  metadataLanguage: 'English',
  pLine: '2026 Ferry House',
  cLine: '2026 Ferry House',
  salesStart: 'As soon as possible',
};

/**
 * The centerpiece of the home page: as the visitor scrolls, a release becomes complete and its ten bars rise (product
 * 2.15). Driven by the browser's scroll timeline (public.css). Without one, or with reduced motion, everything is
 * visible at once.
 */
export const HomeProgress = () => (
  <section aria-labelledby="ten-bars" className="home-progress border-t border-line">
    <div className="home-progress-stage mx-auto grid max-w-[84rem] grid-cols-1 grid-rows-[auto_auto_minmax(14rem,1fr)] gap-x-16 px-4 pt-8 sm:px-8 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:grid-rows-[auto_minmax(14rem,1fr)]">
      <div className="grid content-start justify-items-start gap-4">
        <Rehearsal mark="A" />
        <h2 id="ten-bars" className="text-display">
          Ten bars, and it’s ready
        </h2>
        <p className="max-w-lg text-soft sm:text-lead">
          Stores need ten things from every release. Each is a bar that rises once you’ve answered it. With all ten up,
          you have everything a release needs; anything else yours needs is listed beside them.
        </p>
      </div>
      <div className="mt-5 grid content-start gap-4 lg:mt-0">
        <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <span className="block rounded-card bg-sunken">
            <span data-step="1" className="home-progress-appear block">
              <Cover of="Glass Hours" />
            </span>
          </span>
          <div className="grid gap-1.5">
            <p data-step="0" className="home-progress-appear font-display text-lead font-[620] tracking-[-0.02em]">
              Glass Hours
            </p>
            <p data-step="3" className="home-progress-appear text-small text-soft">
              Mara Ellis
            </p>
            <p className="flex min-h-6 items-center gap-3 text-small text-soft tabular-nums">
              <span className="home-progress-count" aria-hidden />
              <span data-step="10" className="home-progress-appear">
                <Badge tone="ready">Ready</Badge>
              </span>
            </p>
          </div>
        </div>
        <dl className="hidden grid-cols-2 gap-x-6 border-t border-line pt-3 text-small lg:grid">
          {requiredItemKeys.slice(2).map((item, n) => (
            <div key={item} className="grid gap-0 py-1.5">
              <dt className="text-soft">{requiredItems[item].name}</dt>
              <dd data-step={n + 2} className="home-progress-appear truncate">
                {values[item]}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ol aria-label="The ten items" className="home-progress-bars mt-8 flex items-end gap-1.5 sm:gap-3 lg:col-span-2">
        {requiredItemKeys.map((item, n) => (
          <li key={item} data-step={n} className="home-progress-bar flex-1 overflow-hidden">
            <span
              data-step={n}
              className="home-progress-rise flex h-full justify-center rounded-t-[3px] bg-ink pt-3 text-paper sm:pt-4"
            >
              <span className="text-small font-[560] whitespace-nowrap [writing-mode:vertical-rl] sm:text-body">
                {requiredItems[item].name}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
