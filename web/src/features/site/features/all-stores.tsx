import { stores } from '../../../../../shared/reference/stores.ts';

/** The names of all stores that a release can be sent to. */
export const AllStores = () => (
  <ul aria-label="Stores to choose from" className="flex flex-wrap gap-x-5 gap-y-1 font-display text-body text-soft">
    {stores.map(({ name }) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);
