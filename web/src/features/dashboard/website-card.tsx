import { brand } from '../../../../shared/brand.ts';
import { buttonLook } from '../../ui/button.tsx';

/** The operator's free website service for artists, if there is one (product 2.16). */
export function WebsiteCard() {
  const { artistWebsite } = brand.links;
  if (!artistWebsite) return null;
  return (
    <section
      aria-labelledby="website"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-sunken p-6"
    >
      <div className="grid gap-1">
        <h2 id="website" className="text-lead">
          A website of your own, free
        </h2>
        <p className="max-w-prose text-soft">Your music, dates and links on a page of your own.</p>
      </div>
      <a href={artistWebsite} target="_blank" rel="noopener" className={buttonLook()}>
        Get your website
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </section>
  );
}
