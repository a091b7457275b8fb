import type { RightsLine } from './rights-line.ts';

/** Formats a P-line or C-line for display and export: `2026 Ferry House` (product 6.12). */
export const rightsLineText = (line: RightsLine | null): string => (line ? `${line.year} ${line.holder}` : '');
