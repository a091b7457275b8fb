import { jest } from '@jest/globals';

// Allows enough time for a few hundred consecutive requests on a machine that may be busy with other tests.
jest.setTimeout(process.env.PROOF ? 1_800_000 : 180_000);

/** Returns how many times to run a race, or how many values to generate: `npm run proof` sets PROOF=1. */
export const roundsOf = (inNpmTest: number, inProof = 500): number => (process.env.PROOF ? inProof : inNpmTest);
