import { readFileSync } from 'node:fs';
import { inspectArtwork } from '../../services/looking/inspect-artwork.ts';

// Looks at a cover twice, in a process of its own: the first look also loads the models.
const [file = ''] = process.argv.slice(2);
const jpeg = readFileSync(file);
await inspectArtwork(jpeg);
const before = process.cpuUsage();
await inspectArtwork(jpeg);
const { user, system } = process.cpuUsage(before);
console.log(
  JSON.stringify({
    cpuSeconds: (user + system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
