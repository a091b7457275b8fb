import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { loadWithRetry } from '../../lib/load-with-retry.ts';
import type { Recording } from './recording.ts';

/**
 * How long a waveform is reused. It never changes, but recordings of the same sound may be uploaded to other releases.
 */
const FRESH_MS = 5 * 60_000;

const keyOf = ({ listener, artistId, releaseId, mediaId }: Recording) => [
  'sounds',
  listener,
  artistId,
  releaseId,
  mediaId,
];

const loadMeasuring = loadWithRetry(() => import('./measure-in-browser.ts'));

/** What this browser measures in a recording that the server does not decode. Downloads it once `isWanted`. */
export const useBrowserMeasures = (recording: Recording, isWanted: boolean) =>
  useQuery({
    queryKey: [...keyOf(recording), 'measured-here'],
    queryFn: async () => (await loadMeasuring()).measureInBrowser(recording),
    enabled: isWanted,
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });

/**
 * The waveform and the places of a recording.
 * @param isHeard whether it was listened to; before, nothing is known of it
 */
export const useSoundDetail = (recording: Recording, isHeard: boolean) => {
  const { listener, artistId, releaseId, mediaId } = recording;
  return useQuery({
    queryKey: keyOf(recording),
    queryFn: () =>
      listener === 'office'
        ? api('GET /api/admin/artists/{artistId}/releases/{releaseId}/sounds/{mediaId}', {
            params: { artistId, releaseId, mediaId },
          })
        : api('GET /api/releases/{releaseId}/sounds/{mediaId}', { params: { releaseId, mediaId } }),
    enabled: isHeard,
    staleTime: FRESH_MS,
  });
};
