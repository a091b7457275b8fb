import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ReleaseField, TrackField } from '../../../../../shared/releases/fields.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import { chatPath } from '../../../lib/paths.ts';

type Props = { release: Pick<Release, 'id'>; field: ReleaseField | TrackField; label: string };

/**
 * Opens the chat with a question about a field (product 31.46). Tab skips the link, because otherwise each of a hundred
 * fields would need two stops; F1 in the field does the same as the link.
 */
export const AskLink = ({ release, field, label }: Props) => (
  <span className="flex justify-end text-small">
    <Link
      to={chatPath(release.id, field)}
      tabIndex={-1}
      data-ask
      aria-label={`Ask about ${label}`}
      className="-m-2 rounded-inner p-2 text-soft underline decoration-edge underline-offset-2 opacity-0 transition-opacity group-focus-within/field:opacity-100 group-hover/field:opacity-100 hover:text-ink hover:decoration-ink focus-visible:opacity-100"
    >
      Ask
    </Link>
  </span>
);

/** Opens the "Ask" link of the focused field on F1. */
export function askWithKey(event: KeyboardEvent): void {
  if (event.key !== 'F1' || !(event.target instanceof HTMLElement)) return;
  const link = event.target.closest('[data-field]')?.querySelector<HTMLElement>('[data-ask]');
  if (!link) return;
  event.preventDefault();
  link.click();
}
