import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CreditNames, creditNames } from '../../../../../shared/releases/credit-names.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import { api } from '../../../lib/api.ts';
import { releaseKeys } from '../keys.ts';

/** Credits on other releases rarely change while this one is edited. */
const STALE_AFTER_MS = 5 * 60_000;

const none: CreditNames = { artists: [], contributors: [], writers: [] };
const nobody = { artistName: '', fullName: '' };

/**
 * Suggestions for credits: first the names on this release, then names on earlier ones. Credit rows also work without
 * suggestions.
 */
export function useCreditNames(release: Release | undefined): CreditNames {
  const { data = none } = useQuery({
    queryKey: releaseKeys.creditNames,
    queryFn: () => api('GET /api/credit-names'),
    staleTime: STALE_AFTER_MS,
    enabled: release !== undefined,
  });
  return useMemo(() => {
    const here = release ? creditNames([release], nobody) : none;
    return {
      artists: together(here.artists, data.artists, ({ name }) => name),
      contributors: together(here.contributors, data.contributors, ({ name }) => name),
      writers: together(here.writers, data.writers, ({ firstName, lastName }) => `${firstName} ${lastName}`),
    };
  }, [release, data]);
}

function together<T>(here: readonly T[], earlier: readonly T[], nameOf: (one: T) => string): T[] {
  const known = new Set(here.map(nameOf));
  return [...here, ...earlier.filter((one) => !known.has(nameOf(one)))];
}
