/** S2 section 3: the placeholder title that counts as missing. */
export const UNTITLED = 'Untitled Release';
