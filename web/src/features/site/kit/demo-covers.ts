/** Titles whose covers appear on public pages. The build draws each cover from its title (web/build/covers.ts). */
export const coverTitles = [
  'Glass Hours',
  'Low Tide',
  'Kite Season',
  'Harbour Lights',
  'Small Hours',
  'Signal Fires',
  'Paper Boats',
  'Field Notes',
] as const;
export type CoverTitle = (typeof coverTitles)[number];

/** The URL of a cover. */
export const coverPath = (title: CoverTitle): string => `/covers/${title.toLowerCase().replaceAll(' ', '-')}.svg`;
