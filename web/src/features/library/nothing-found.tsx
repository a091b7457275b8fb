import { Button } from '../../ui/button.tsx';
import type { LibraryView } from './arrange-library.ts';
import { tabLabels } from './tab-labels.ts';

type Props = { view: LibraryView; isNarrowed: boolean; onClear: () => void };

/** Shown when everything is loaded and no release matches. Has a button that clears the filters. */
export const NothingFound = ({ view, isNarrowed, onClear }: Props) => (
  <div className="grid justify-items-start gap-4 py-8">
    <p className="max-w-prose [overflow-wrap:anywhere]">{nothingFound(view, isNarrowed)}</p>
    <Button onClick={onClear}>Show all releases</Button>
  </div>
);

function nothingFound({ search, tab }: LibraryView, isNarrowed: boolean): string {
  const kind = tab === 'all' ? '' : `${tabLabels[tab].toLowerCase()} `;
  if (search) return `No ${kind}release matches “${search}”.`;
  if (isNarrowed) return `No ${kind}release matches these filters.`;
  return `No releases under “${tabLabels[tab]}”.`;
}
