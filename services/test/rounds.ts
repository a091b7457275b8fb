import { jest } from '@jest/globals';

// Time for some hundred consecutive requests on a machine that may be busy with other tests.
jest.setTimeout(process.env.PROOF ? 1_800_000 : 180_000);

/** How often a race is run, or how much is generated: `npm run proof` sets PROOF=1. */
export const roundsOf = (inNpmTest: number, inProof = 500): number => (process.env.PROOF ? inProof : inNpmTest);
