import { Problem } from '../../shared/contract/problem.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { Refused } from '../platform/condition.ts';
import { readRelease } from './read-release.ts';

/** Throws why a write to a draft was refused, from the release that it met. */
export function draftRefusal({ met }: Refused, otherwise: (release: Release) => Problem): never {
  if (!met) throw new Problem('release-not-found');
  const release = readRelease(met);
  if (release.status !== 'draft') throw new Problem('release-locked');
  throw otherwise(release);
}
