import { catalogueLoader, ownersFinder } from '../../services/statements/matching/load-catalogue.ts';
import { matchInPages } from '../../services/statements/matching/match-in-pages.ts';
import { generatedCatalogue, generatedRecording } from '../../services/statements/test/generated-catalogue.ts';

/** Matches a statement that names this many releases, and prints the live heap before, at its peak, and after. */
const [releases = 0] = process.argv.slice(2).map(Number);
/** The number of calls to the table between two measurements. */
const CALLS = 2_000;
const MB = 1024 ** 2;

const liveHeap = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / MB;
};

const recordings = Array.from({ length: releases }, (_, n) => generatedRecording(n));
const before = liveHeap();
let [most, calls] = [before, 0];
const table = generatedCatalogue(() => {
  calls += 1;
  if (calls % CALLS === 0) most = Math.max(most, liveHeap());
});
const needs = {
  findOwners: ownersFinder(table),
  loadCatalogue: catalogueLoader(table, { all: async () => [] }),
};
const { matched, terms } = await matchInPages(needs, recordings, new Map());
const after = liveHeap();
console.log(JSON.stringify({ before, most: Math.max(most, after), after, matched: matched.length, terms: terms.size }));
