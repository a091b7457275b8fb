import { brand } from '../../../../shared/brand.ts';
import { SegnoMark } from '../../ui/segno-mark.tsx';
import { barLinks, footerLinks } from './public-links.ts';

const link =
  'flex min-h-9 items-center text-soft underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11';

/** The footer of every public page (product 2.18). */
export const PublicFooter = () => (
  <footer className="border-t border-line">
    <div className="mx-auto flex max-w-[84rem] flex-wrap items-start justify-between gap-x-16 gap-y-8 px-4 py-12 sm:px-8">
      <div className="grid max-w-xs gap-3">
        <p className="flex items-center gap-2 font-display text-lead font-[680] tracking-tight">
          <SegnoMark className="size-6" />
          {brand.name}
        </p>
        <p className="text-small text-soft">
          The segno is the sign in a score that tells a player where to come back to.
        </p>
      </div>
      <nav aria-label="Footer" className="flex flex-wrap gap-x-16 gap-y-6">
        {[barLinks, footerLinks].map((links) => (
          <ul key={links[0].to} className="grid content-start">
            {links.map(({ label, to }) => (
              <li key={to}>
                <a href={to} className={link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </div>
  </footer>
);
