/** Placeholder. */
export const strictEnums: readonly string[] = [];
