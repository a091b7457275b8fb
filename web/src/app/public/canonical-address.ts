import { keys } from '../../../../shared/entries.ts';
import type { PageAddress } from '../../../../shared/site/addresses.ts';
import { publicPages } from './public-pages.ts';

/** A page's canonical address, to which search engines are referred from its other addresses. */
export const canonicalAddress = (address: PageAddress): PageAddress =>
  keys(publicPages).find((other) => publicPages[other] === publicPages[address]) ?? address;
