import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EqualizerPicture } from '../../../ui/equalizer-picture.tsx';
import { nextNeed, type ReleaseNeed } from './release-needs.ts';

type Props = {
  needs: readonly ReleaseNeed[];
  onShow: (need: ReleaseNeed) => void;
  saved: ReactNode;
  primary: ReactNode;
};

/**
 * The bar at the foot of a narrow page, with the release's progress and a link to the next missing item, or the final
 * action.
 */
export function NextBar({ needs, onShow, saved, primary }: Props) {
  const next = nextNeed(needs);
  const items = needs.filter(({ kind }) => kind === 'item');
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <section
      aria-label="Next step"
      data-bottom-bar
      className="sticky bottom-(--player) z-20 -mx-4 flex min-h-16 items-center justify-between gap-3 border-t border-line bg-raised px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8 print:hidden"
    >
      <div className="grid max-w-[45%] shrink-0">
        <p className="flex items-center gap-2 text-small whitespace-nowrap tabular-nums">
          <EqualizerPicture done={items.map(({ isDone }) => isDone)} className="h-4 max-sm:hidden" />
          {done} of {items.length}
        </p>
        {saved}
      </div>
      {next ? (
        <Button className="min-w-0" onClick={() => onShow(next)}>
          <span className="truncate">Next: {next.name}</span>
          <span aria-hidden>→</span>
        </Button>
      ) : (
        primary
      )}
    </section>
  );
}
