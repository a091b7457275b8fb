import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Listener } from '../player/playable.ts';

/** A recording of a release, and who looks at it. */
export type Recording = { listener: Listener; artistId: string; releaseId: string; mediaId: string };

/**
 * How long a waveform is reused. It never changes, but recordings of the same sound may be uploaded to other releases.
 */
const FRESH_MS = 5 * 60_000;

/** The waveform and the places of a recording. @param isHeard whether it was listened to, because nothing is known before */
export const useSoundDetail = ({ listener, artistId, releaseId, mediaId }: Recording, isHeard: boolean) =>
  useQuery({
    queryKey: ['sounds', listener, artistId, releaseId, mediaId],
    queryFn: () =>
      listener === 'office'
        ? api('GET /api/admin/artists/{artistId}/releases/{releaseId}/sounds/{mediaId}', {
            params: { artistId, releaseId, mediaId },
          })
        : api('GET /api/releases/{releaseId}/sounds/{mediaId}', { params: { releaseId, mediaId } }),
    enabled: isHeard,
    staleTime: FRESH_MS,
  });
