import type { PageAddress } from '../../../../shared/site/addresses.ts';
import { keysOf } from '../../../../shared/typed-record.ts';
import { publicPages } from './public-pages.ts';

/** A page's canonical path, to which search engines are referred from its other paths. */
export const canonicalAddress = (address: PageAddress): PageAddress =>
  keysOf(publicPages).find((other) => publicPages[other] === publicPages[address]) ?? address;
