import type { UseMutationResult } from '@tanstack/react-query';
import { type OpenedTab, openTab } from '../../lib/open-tab.ts';
import { useAction } from '../../ui/use-action.ts';
import { readLicenceMessage } from './messages.ts';

type AddressRequest = Pick<UseMutationResult<{ url: string }, Error, string>, 'mutateAsync'>;

/** Opens a licence in a new tab. The tab must be opened during the click, because the URL arrives later. */
export function useOpenLicence(ask: AddressRequest): (mediaId: string) => void {
  const read = useAction(({ mediaId }: { mediaId: string; tab: OpenedTab }) => ask.mutateAsync(mediaId), {
    done: ({ url }, { tab }) => {
      if (tab.show(url)) return;
      return {
        title: 'Your browser didn’t open a new tab',
        text: 'The license is ready.',
        action: { label: 'Open', onSelect: () => openTab().show(url) },
      };
    },
    failed: (error, { tab }) => {
      tab.close();
      return { title: 'This license can’t be opened', text: readLicenceMessage(error) };
    },
  });
  return (mediaId) => void read({ mediaId, tab: openTab() });
}
