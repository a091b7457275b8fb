import type { Cover } from '../../../../shared/releases/release.ts';
import type { Finding } from '../../../../shared/rules/release-findings.ts';
import { coverUrl } from '../../lib/cover-url.ts';
import { classes } from '../../ui/classes.ts';

type Props = { cover: Cover; title: string; findings: readonly Finding[]; className?: string };

const percent = (share: number) => `${share * 100}%`;
/** Numbers closer than this, as a share of the cover's side, would cover each other. */
const NUMBER_SHARE = 0.09;

/** How many earlier findings have their number at the same place, such as two findings about one line. */
const numbersBelow = (findings: readonly Finding[], n: number): number => {
  const box = findings[n]?.box;
  return findings
    .slice(0, n)
    .filter(
      (other) =>
        box &&
        other.box &&
        Math.abs(other.box.x - box.x) < NUMBER_SHARE &&
        Math.abs(other.box.y - box.y) < NUMBER_SHARE,
    ).length;
};

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
            className="absolute rounded-[0.25rem] border-2 border-paper shadow-[0_0_0_1.5px_var(--color-ink),inset_0_0_0_1px_var(--color-ink)]"
            style={{
              left: percent(box.x),
              top: percent(box.y),
              width: percent(box.width),
              height: percent(box.height),
            }}
          >
            <span
              className={classes('absolute left-0', box.y > 0.1 ? 'bottom-full' : 'top-full')}
              style={{ translate: `0 ${(box.y > 0.1 ? -100 : 100) * numbersBelow(findings, n)}%` }}
            >
              <FindingNumber n={n} />
            </span>
          </span>
        ),
    )}
  </div>
);

/** The number of a finding, on the picture and beside its text. It has both colors, so that it shows on any picture. */
export const FindingNumber = ({ n }: { n: number }) => (
  <span
    aria-hidden
    className="grid size-5 shrink-0 place-items-center rounded-full border border-paper bg-ink text-small leading-none text-paper tabular-nums"
  >
    {n + 1}
  </span>
);
