import { createReadStream, readFileSync } from 'node:fs';
import { inspectAudio } from '../../services/media/audio/inspect-audio.ts';
import { inspectCover } from '../../services/media/inspect-cover.ts';
import { inspectLicence } from '../../services/media/inspect-licence.ts';
import { receiveFile } from '../../services/media/received-file.ts';

// Checks one file in a separate process, as the checker does, and prints the verdict and the process's peak memory.
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

/** On Linux this is the peak of this program alone; elsewhere it may include the process that started it. */
function peakKilobytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
}
console.log(JSON.stringify({ verdict, megabytes: Math.round(peakKilobytes() / 1024) }));
process.exit(0);
