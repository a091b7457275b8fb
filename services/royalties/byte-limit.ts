import { Transform } from 'node:stream';
import { StatementFault } from '../../shared/royalties/statement-fault.ts';

/** Fails a stream that exceeds this size, to stop archives that inflate without end. */
export function byteLimit(megabytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      if (bytes > megabytes * 1024 ** 2) done(new StatementFault({ code: 'too-large', megabytes }));
      else done(null, piece);
    },
  });
}
