import { measureMatchHeap } from '../../services/statements/test/measure-match-heap.ts';

// Measures the match stage of a statement with this many releases, and rows of each, and prints the process's memory.
const [releases = 0, rows = 1] = process.argv.slice(2).map(Number);
const measured = await measureMatchHeap(releases, rows);
console.log(JSON.stringify({ ...measured, rss: process.resourceUsage().maxRSS * 1024 }));
