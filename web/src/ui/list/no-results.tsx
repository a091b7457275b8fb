import { Button } from '../button.tsx';

/** Shown for a search without results, with a button that clears the search. */
export const NoResults = ({ search, onClear }: { search: string; onClear: () => void }) => (
  <div className="grid justify-items-start gap-4 py-8">
    <p role="status" className="max-w-prose [overflow-wrap:anywhere]">
      No results for “{search}”.
    </p>
    <Button onClick={onClear}>Show all</Button>
  </div>
);
