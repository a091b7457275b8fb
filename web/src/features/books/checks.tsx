import type { BooksCheck } from '../../../../shared/books/books.ts';
import { differenceText, partText } from '../../data/books/messages.ts';
import { dateAndTime, plural } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Each part of the books, with the time of its last check and the differences found. */
export function Checks({ checks }: { checks: readonly BooksCheck[] }) {
  const wrong = checks.flatMap(({ found }) => found);
  const count = checks.reduce((sum, { differences }) => sum + differences, 0);
  return (
    <section aria-label="Daily check" className="grid max-w-3xl gap-4">
      {count > 0 && (
        <Notice tone="danger" title={`The last check found ${plural(count, 'difference')}`}>
          <ul className="grid gap-1">
            {wrong.map(({ what, where }) => (
              <li key={what + where} className="[overflow-wrap:anywhere]">
                {differenceText(what)}: <code>{where}</code>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className="grid">
        {checks.map((check) => (
          <li
            key={check.part}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-2.5 first:border-t-0"
          >
            <span>{partText[check.part]}</span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
              {check.finishedAt ? dateAndTime(check.finishedAt) : 'Not checked yet'}
              {check.isUnderWay && ', being checked again'}
              {check.finishedAt && <Outcome differences={check.differences} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Outcome = ({ differences }: { differences: number }) =>
  differences === 0 ? (
    <Badge tone="money">Correct</Badge>
  ) : (
    <Badge tone="danger">{plural(differences, 'difference')}</Badge>
  );
