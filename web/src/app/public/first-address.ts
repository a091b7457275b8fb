import type { PageAddress } from '../../../../shared/site/addresses.ts';
import { publicPages } from './public-pages.ts';

/** The address that stands for a page: another one of the same page leads search engines to it. */
export const firstOf = (address: PageAddress): PageAddress =>
  (Object.keys(publicPages) as PageAddress[]).find((other) => publicPages[other] === publicPages[address]) ?? address;
