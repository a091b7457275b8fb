/** Normalizes a string for searching: no accents, lower case. A search for 'ros' finds 'Sigur Rós'. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
