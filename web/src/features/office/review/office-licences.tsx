import type { Track } from '../../../../../shared/releases/track.ts';
import { readLicenceMessage } from '../../../data/media/messages.ts';
import { useOfficeLicenceAddress } from '../../../data/media/queries.ts';
import { type OpenedTab, openTab } from '../../../lib/open-tab.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/use-action.ts';

type Props = { artistId: string; releaseId: string; tracks: readonly Track[] };

/** The licences of cover songs, each in a tab of its own. */
export function OfficeLicences({ artistId, releaseId, tracks }: Props) {
  const ask = useOfficeLicenceAddress({ artistId, releaseId });
  const read = useAction(({ mediaId }: { mediaId: string; tab: OpenedTab }) => ask.mutateAsync(mediaId), {
    done: ({ url }, { tab }) => {
      if (tab.show(url)) return;
      return {
        title: 'Your browser did not open a new tab',
        text: 'The licence is ready.',
        action: { label: 'Open', onSelect: () => openTab().show(url) },
      };
    },
    failed: (error, { tab }) => {
      tab.close();
      return { title: 'This licence cannot be opened', text: readLicenceMessage(error) };
    },
  });
  const licensed = tracks.flatMap(({ id, licence }, n) => (licence ? [{ id, licence, number: n + 1 }] : []));
  if (licensed.length === 0) return null;
  return (
    <section aria-label="Licences" className="grid gap-3 border-t border-line py-6">
      <h2 className="text-lead">Licences</h2>
      <ul className="grid max-w-4xl gap-2">
        {licensed.map(({ id, licence, number }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              Track {number}: {licence.fileName}
            </span>
            <Button
              size="small"
              aria-label={`Open licence of track ${number}`}
              busy={ask.isPending && ask.variables === licence.mediaId && 'Opening…'}
              onClick={() => read({ mediaId: licence.mediaId, tab: openTab() })}
            >
              Open licence
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
