/** How the tax office of the United States classifies who signs a W-9 (line 3). */
export const taxClasses = ['individual', 'c-corporation', 's-corporation', 'partnership', 'trust', 'llc'] as const;
