import { Writable } from 'node:stream';
import { type Disk, disk } from '../local/disk.ts';

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/**
 * A disk that can be filled and freed. As on a real disk, a write that does not fit is stored in part (here, half of
 * it).
 */
export function fullDisk() {
  let isFull = false;
  const full: Disk = {
    write(descriptor, bytes, from, position) {
      if (!isFull) return disk.write(descriptor, bytes, from, position);
      disk.write(descriptor, bytes.subarray(0, from + Math.ceil((bytes.length - from) / 2)), from, position);
      throw noSpace();
    },
    writeFile(file, text) {
      disk.writeFile(file, isFull ? text.slice(0, text.length / 2) : text);
      if (isFull) throw noSpace();
    },
    create(file) {
      const to = disk.create(file);
      return new Writable({
        write: (bytes, _encoding, done) => (isFull ? done(noSpace()) : void to.write(bytes, done)),
        final: (done) => void to.end(done),
        destroy: (error, done) => {
          to.destroy();
          done(error);
        },
      });
    },
  };
  return { disk: full, fill: () => (isFull = true), free: () => (isFull = false) };
}
