/** The titles of a list, and how the list was written, since some of its punctuation may be part of a title. */
export type TitleList = { titles: string[]; by: 'lines' | 'numbers' | 'places' | 'quotes' | 'signs' | 'commas' };
