import { createReadStream, readFileSync } from 'node:fs';
import { listenTo, type Recording } from '../../services/listening/listen-to.ts';
import { listeningCopy } from '../../services/listening/listening-copy.ts';
import { music } from '../../services/listening/test/corpus/music.ts';
import { writeWav } from '../../services/listening/test/corpus/write-wav.ts';

// Listens to a recording, or makes its copy, and prints the processor time and the most memory that it took.
const [what = '', kind = '', which = ''] = process.argv.slice(2);

/** A WAV of 24 bits at 48 kHz of this many bytes, which repeats a few seconds. It is never on disk. */
function longWav(length: number): Recording {
  const file = writeWav(music({ seconds: 5, rate: 48_000 }), { rate: 48_000, depth: '24', kind: 'stream' });
  return {
    format: 'WAV',
    durationMs: 0,
    async *open() {
      yield file;
      const sound = file.subarray(44);
      for (let left = length - file.length; left > 0; left -= sound.length) yield sound.subarray(0, left);
    },
  };
}

const recording: Recording =
  kind === 'wav' ? longWav(Number(which)) : { format: 'FLAC', durationMs: 0, open: () => createReadStream(which) };
const before = process.cpuUsage();
if (what === 'copy') for await (const _ of listeningCopy(recording));
else {
  const { sound } = await listenTo(recording);
  if (sound.broken || sound.lufs === null) throw new Error('The recording is broken');
}
const { user, system } = process.cpuUsage(before);
// Linux only. What `resourceUsage` reports includes the memory of the parent, before this process began.
const kilobytes = Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
console.log(JSON.stringify({ seconds: (user + system) / 1e6, megabytes: kilobytes / 1024 }));
