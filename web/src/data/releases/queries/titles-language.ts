import { useIsMutating, useQuery } from '@tanstack/react-query';
import { orderedTracks } from '../../../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import { api } from '../../../lib/api.ts';
import { releaseKeys } from '../keys.ts';

/** Everything that the language is recognized from. */
const titlesOf = (release: Release) => [
  release.metadataLanguage,
  release.title,
  ...orderedTracks(release).map(({ title }) => title),
];

/**
 * The language of a release's titles together, as the server recognizes it once they are saved; undefined until then,
 * and if it is not clear. It is only advice, so a failed request has no message.
 */
export function useTitlesLanguage(release: Release, isNeeded: boolean): string | undefined {
  const isSaving = useIsMutating() > 0;
  const { data } = useQuery({
    queryKey: releaseKeys.titlesLanguage(release.id, titlesOf(release)),
    queryFn: async () => {
      const params = { releaseId: release.id };
      return (await api('GET /api/releases/{releaseId}/findings', { params })).titlesLanguage ?? null;
    },
    enabled: isNeeded && !isSaving,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}

/** The same for the office. A submitted release does not change. */
export function useOfficeTitlesLanguage(artistId: string, releaseId: string): string | undefined {
  const { data } = useQuery({
    queryKey: releaseKeys.officeTitlesLanguage(artistId, releaseId),
    queryFn: async () => {
      const params = { artistId, releaseId };
      const route = 'GET /api/admin/artists/{artistId}/releases/{releaseId}/findings';
      return (await api(route, { params })).titlesLanguage ?? null;
    },
  });
  return data ?? undefined;
}
