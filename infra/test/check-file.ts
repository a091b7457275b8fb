import { createReadStream, readFileSync } from 'node:fs';
import { inspectAudio } from '../../services/media/audio/inspect-audio.ts';
import { inspectCover } from '../../services/media/inspect-cover.ts';
import { inspectLicence } from '../../services/media/inspect-licence.ts';
import { receiveFile } from '../../services/media/received-file.ts';

// Judges one file as the checker does, in a process of its own, and tells the verdict and the most memory that the
// process ever held.
const [kind, place = ''] = process.argv.slice(2);
const file = await receiveFile(createReadStream(place));
const whole = () => file.read(0, file.size);
const inspected =
  kind === 'audio'
    ? await inspectAudio(file)
    : kind === 'cover'
      ? await inspectCover(await whole())
      : inspectLicence(await whole());
const verdict = 'finding' in inspected ? inspected.finding.text : 'taken';

/** Linux counts it for the program alone; elsewhere it may begin with what started it. */
function mostKilobytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
}
console.log(JSON.stringify({ verdict, megabytes: Math.round(mostKilobytes() / 1024) }));
process.exit(0);
