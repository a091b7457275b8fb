/** The titles in a list, and how they were separated, because some of that punctuation may be part of a title. */
export type TitleList = { titles: string[]; by: 'lines' | 'numbers' | 'places' | 'quotes' | 'signs' | 'commas' };
