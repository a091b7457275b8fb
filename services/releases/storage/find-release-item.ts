import type { OfficeRelease } from '../../../shared/releases/office-release.ts';
import { keys } from '../../platform/keys.ts';
import type { Item } from '../../platform/table.ts';
import { readRelease } from './read-release.ts';

/** Finds the release among the items of its partition. */
export function findReleaseItem(items: readonly Item[]): OfficeRelease | undefined {
  const body = items.find(({ SK }) => SK === keys.release.sk);
  return body && readRelease(body);
}
