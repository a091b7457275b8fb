import { brand } from '../../../../../shared/brand.ts';
import { stores } from '../../../../../shared/reference/stores.ts';

/** The names of four stores that only stream and four that also sell. */
const shown = [
  'Spotify',
  'Apple Music',
  'TIDAL',
  'YouTube Music',
  'Amazon Music',
  'Deezer',
  'iTunes Store',
  'Qobuz',
] as const satisfies readonly (typeof stores)[number]['name'][];

/** The names of eight stores. Their logos are not shown, because they belong to the stores. */
export const StoreStrip = () => (
  <section aria-label="Stores" className="border-t border-line bg-sunken">
    <div className="mx-auto grid max-w-[84rem] gap-6 px-4 py-12 sm:px-8">
      <ul className="grid grid-cols-2 gap-x-8 gap-y-3 font-display text-lead font-[620] tracking-[-0.02em] sm:grid-cols-4">
        {shown.map((store) => (
          <li key={store}>{store}</li>
        ))}
      </ul>
      <p className="text-small text-soft">
        And the others of {brand.storesClaim}: {stores.length} services to choose from, some of which pass music on to
        many more.
      </p>
    </div>
  </section>
);
