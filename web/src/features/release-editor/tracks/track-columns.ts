/**
 * The width of each column, and the width of the list from which the column is shown. A phone shows only the columns
 * that identify a track and open it.
 */
export const columns = {
  handle: 'hidden w-8 @md:table-cell',
  number: 'w-7 @md:w-12',
  play: 'w-10 pointer-coarse:w-11',
  title: '',
  version: 'hidden w-24 @min-[38rem]:table-cell',
  time: 'hidden w-11 @lg:table-cell',
  explicit: 'hidden w-10 @md:table-cell',
  artists: 'hidden w-28 @min-[45rem]:table-cell',
  state: 'w-18 pl-2 @min-[38rem]:w-26',
  actions: 'w-11 @md:w-18 pointer-coarse:@md:w-24',
} as const;
