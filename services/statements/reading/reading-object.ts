import * as z from 'zod';
import { type BadLineView, SetAsideRowView } from '../../../shared/statements/statement-parts.ts';
import { Flaw, flawText } from '../../royalties/line-flaw.ts';

/** The number of characters of a bad line to show. */
const SHOWN = 300;

const Bad = z.object({
  bad: z.object({ first: z.array(z.object({ line: z.int(), reason: Flaw, text: z.string() })) }),
});

const SetAside = z.object({ setAside: z.object({ first: z.array(SetAsideRowView) }) });

/** Returns the set-aside rows from a stored reading. */
export function setAsideOf(reading: unknown): z.infer<typeof SetAsideRowView>[] {
  const { success, data } = SetAside.safeParse(reading);
  return success ? data.setAside.first.map((row) => ({ ...row, text: row.text.slice(0, SHOWN) })) : [];
}

/** Returns the bad lines from a stored reading; none if the lines were never read. */
export function badLinesOf(reading: unknown): z.infer<typeof BadLineView>[] {
  const { success, data } = Bad.safeParse(reading);
  if (!success) return [];
  return data.bad.first.map(({ line, reason, text }) => ({
    line,
    reason: flawText(reason),
    text: text.slice(0, SHOWN),
  }));
}
