import type { RightsLine } from './rights-line.ts';

/** A P-line or C-line as shown and exported: `2026 Ferry House` (product 6.12). */
export const rightsLineText = (line: RightsLine | null): string => (line ? `${line.year} ${line.holder}` : '');
