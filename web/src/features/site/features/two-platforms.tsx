import { brand } from '../../../../../shared/brand.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { PlannedBadge } from '../kit/planned-badge.tsx';
import { Section } from '../kit/section.tsx';

const here = ['Releases, files and credits', 'Delivery to the stores', 'What the stores report'];
const there = ['Your website and your address', 'Pre-saves, pre-sales, collectibles', 'A wallet that’s paid instantly'];

const List = ({ items }: { items: readonly string[] }) => (
  <ul className="grid gap-2">
    {items.map((item) => (
      <li key={item} className="border-t border-line pt-2">
        {item}
      </li>
    ))}
  </ul>
);

/** Distribution and the artist's own website: two platforms that will work as one. */
export const TwoPlatforms = () => (
  <Section
    mark="G"
    title="Two platforms, one release"
    lead="The stores are where people listen. Your own website is where they become fans. A release that’s ready here is announced there, and sales there are booked here."
  >
    <div className="grid items-stretch gap-5 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <div className="grid content-start gap-5 rounded-card border border-line bg-raised p-6 sm:p-8">
        <h3 className="text-lead">{brand.name}, for the stores</h3>
        <List items={here} />
      </div>
      <p className="grid content-center justify-items-center gap-2 px-4 py-2">
        <svg viewBox="0 0 64 24" className="h-6 w-16 max-lg:rotate-90" fill="none" stroke="currentColor" aria-hidden>
          <path d="M4 8h56m-7-6 7 6-7 6M60 18H4" strokeWidth="1.75" />
        </svg>
        <PlannedBadge offer="fanPlatform" />
      </p>
      <div className="grid content-start gap-5 rounded-card border border-line bg-raised p-6 sm:p-8">
        <h3 className="text-lead">Your website, for your fans</h3>
        <List items={there} />
        {brand.links.artistWebsite && (
          <p>
            <a href={brand.links.artistWebsite} className={buttonLook({ size: 'small' })}>
              The free website for artists
            </a>
          </p>
        )}
      </div>
    </div>
  </Section>
);
