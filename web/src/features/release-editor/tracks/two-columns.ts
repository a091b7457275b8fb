/** The width from which there is room for a second column. Class names repeat it as `min-[75rem]`. */
export const TWO_COLUMNS = '(width >= 75rem)';
