/** Titles of a list, and how the list was written: some signs stand in titles too. */
export type TitleList = { titles: string[]; by: 'lines' | 'numbers' | 'places' | 'quotes' | 'signs' | 'commas' };
