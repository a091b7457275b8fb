import { auditIndexKeys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const officePatterns: readonly Pattern[] = [
  {
    what: 'a page of what was done in the office’s name',
    by: 'auditRepository.page',
    how: 'Query',
    on: [auditIndexKeys.all],
  },
  { what: 'what was done to one object', by: 'auditRepository.page', how: 'Query', on: [auditIndexKeys.ofObject] },
  { what: 'what one person did', by: 'auditRepository.page', how: 'Query', on: [auditIndexKeys.ofPerson] },
];
