import type { Finding } from '../../../../shared/releases/findings/finding.ts';
import type { Cover } from '../../../../shared/releases/release.ts';
import { coverUrl } from '../../lib/cover-url.ts';
import { classes } from '../../ui/classes.ts';

type Props = { cover: Cover; title: string; findings: readonly Finding[]; className?: string };

const percent = (share: number) => `${share * 100}%`;

/**
 * A cover with an outline around each part that a finding is about, and the finding's number. The numbers are those of
 * `CoverFindingList`, whose texts say everything that the outlines show.
 */
export const MarkedCover = ({ cover, title, findings, className }: Props) => (
  <div className={classes('relative aspect-square', className)}>
    <img
      src={coverUrl(cover.mediaId, 1280)}
      alt={`Cover of ${title || 'No title'}`}
      width={1280}
      height={1280}
      className="size-full rounded-inner object-cover"
    />
    {findings.map(
      ({ code, box }, n) =>
        box && (
          <span
            key={code}
            aria-hidden
            data-mark={code}
            className="absolute rounded-[0.25rem] border-2 border-white shadow-[0_0_0_1.5px_black,inset_0_0_0_1px_black]"
            style={{
              left: percent(box.x),
              top: percent(box.y),
              width: percent(box.width),
              height: percent(box.height),
            }}
          >
            <FindingNumber n={n} className={classes('absolute left-0', box.y > 0.1 ? 'bottom-full' : 'top-full')} />
          </span>
        ),
    )}
  </div>
);

/** The number of a finding, on the picture and beside its text. White on black, because it is on a picture. */
export const FindingNumber = ({ n, className }: { n: number; className?: string }) => (
  <span
    aria-hidden
    className={classes(
      'grid size-5 shrink-0 place-items-center rounded-full border border-white bg-black text-small leading-none text-white tabular-nums',
      className,
    )}
  >
    {n + 1}
  </span>
);
