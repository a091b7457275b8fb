import { floorDiv } from '../../../shared/royalties/largest-remainder.ts';
import type { Engine } from '../../royalties/duckdb-gateway.ts';
import { literal } from '../../royalties/sql-text.ts';

/**
 * An exact part of a whole: the numerator `over` the denominator of all parts. Keys decide between equal remainders.
 */
type Part = { key: string; over: bigint };

/** The result of rounding all parts of a whole together. */
export type Rounding = {
  /** The whole, rounded down. */
  whole: bigint;
  /** Rounds one of the parts that were added. */
  round: (part: Part) => bigint;
};

/**
 * Opens a rounding of any number of parts by largest remainder, with the same result as `largestRemainder`. Only the
 * remainders are kept, in the engine: of these, the smallest that is rounded up decides about every part. The parts are
 * therefore computed twice, once to add them and once to round them.
 * @param denominator of all parts
 */
export async function openRemainders(engine: Engine, denominator: bigint) {
  await engine.run('CREATE OR REPLACE TABLE remainders (lost VARCHAR, key VARCHAR)');
  const digits = denominator.toString(16).length;
  let [sum, floors] = [0n, 0n];
  const split = ({ over }: Part) => {
    const floor = floorDiv(over, denominator);
    return { floor, lost: over - floor * denominator };
  };

  /** Finds the last part that is rounded up, if there are this many. */
  const lastRoundedUp = async (count: bigint): Promise<{ lost: bigint; key: string } | undefined> => {
    if (count === 0n) return undefined;
    const [at] = await engine.rows(`SELECT lost FROM remainders ORDER BY lost DESC LIMIT 1 OFFSET ${count - 1n}`);
    const lost = literal(at?.lost ?? '');
    const [larger] = await engine.rows(`SELECT count(*) AS count FROM remainders WHERE lost > ${lost}`);
    const [last] = await engine.rows(
      `SELECT key FROM remainders WHERE lost = ${lost} ORDER BY key LIMIT 1 OFFSET ${count - 1n - BigInt(larger?.count ?? 0)}`,
    );
    if (!at?.lost || last?.key === undefined) throw new Error(`There are no ${count} remainders to round up`);
    return { lost: BigInt(`0x${at.lost}`), key: last.key ?? '' };
  };

  return {
    /** Adds parts. A key must not be added twice. */
    async add(parts: readonly Part[]): Promise<void> {
      const rows = parts.flatMap((part) => {
        const { floor, lost } = split(part);
        sum += part.over;
        floors += floor;
        return lost > 0n ? [[lost.toString(16).padStart(digits, '0'), part.key]] : [];
      });
      await engine.append('remainders', rows);
    },

    /** Decides which parts are rounded up, once all are added. */
    async decide(): Promise<Rounding> {
      const whole = floorDiv(sum, denominator);
      const last = await lastRoundedUp(whole - floors);
      await engine.run('DROP TABLE remainders');
      return {
        whole,
        round: (part) => {
          const { floor, lost } = split(part);
          const isUp = last && (lost > last.lost || (lost === last.lost && part.key <= last.key));
          return isUp ? floor + 1n : floor;
        },
      };
    },
  };
}
