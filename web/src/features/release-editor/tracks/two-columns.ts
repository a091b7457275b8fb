/** From this width there is room for a second column: classes say `min-[75rem]`. */
export const TWO_COLUMNS = '(width >= 75rem)';
