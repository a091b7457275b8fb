import type { useLibrary } from '../../data/releases/queries/library.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Shown when only the first cards could be loaded. Explains this, and offers a retry. */
const PartlyLoadedNotice = ({ library }: { library: ReturnType<typeof useLibrary> }) => (
  <Notice
    tone="ready"
    title="Some of your releases couldn’t be loaded."
    action={
      <Button size="small" onClick={() => void library.fetchNextPage()} busy={library.isFetching && 'Loading'}>
        Try again
      </Button>
    }
  >
    Search and filters only cover the releases on this page.
  </Notice>
);

export default PartlyLoadedNotice;
