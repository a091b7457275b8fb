/** A text as a search compares it: without accents, in small letters: 'Sigur Rós' is found by 'ros'. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
