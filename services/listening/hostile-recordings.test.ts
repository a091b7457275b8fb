import { Sound } from '../../shared/listening/sound.ts';
import { listenTo } from './listen-to.ts';
import { recordingOf } from './test/corpus/file-in-memory.ts';
import { hostileRecordings } from './test/hostile-recordings.ts';
import { flacFrame, flacHead } from './test/write-flac-frames.ts';

/** A machine that runs other tests at the same time is slower than it should be. */
const MAX_CPU_SECONDS = 20;
const MAX_MEMORY = 300 * 1024 * 1024;

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

describe('a recording that was made to harm', () => {
  it('is one of at least 45', () => {
    expect(hostileRecordings.length).toBeGreaterThanOrEqual(45);
  });

  it.each(hostileRecordings.map((one) => [one.name, one] as const))('is heard within limits: %s', async (_, { format, make, result }) => {
    const bytes = await make();
    const before = cpuSeconds();
    const { sound, places, wave } = await listenTo(recordingOf(format, bytes, 0));
    expect(cpuSeconds() - before).toBeLessThan(MAX_CPU_SECONDS);
    expect(process.memoryUsage().arrayBuffers).toBeLessThan(MAX_MEMORY);
    expect(Sound.parse(sound)).toEqual(sound);
    expect(places.length).toBeLessThanOrEqual(50);
    expect(wave.peaks.length).toBeLessThanOrEqual(180_000);
    expect(sound.broken ? 'broken' : sound.missingMs ? 'missing' : 'heard').toBe(result);
  });

  it('is broken where it states more samples than anybody can hear', async () => {
    const frames = Array.from({ length: 10 }, (_, number) => flacFrame({ number, channels: 2, block: 65_535 }));
    const bytes = Buffer.concat([flacHead({ channels: 2, bits: 16, samples: 655_350, block: 65_535 }), ...frames]);
    const { sound } = await listenTo(recordingOf('FLAC', bytes, 14_861), 500_000);
    expect(sound).toMatchObject({ broken: { count: 1, at: sound.durationMs }, durationMs: 5944 });
  });
});
