import type { OfficeReleaseDetail } from '../../../../../shared/releases/release-detail.ts';
import { reasonOf } from '../../../../../shared/releases/review-reasons.ts';
import { dateAndTime } from '../../../lib/format.ts';
import { PageSection } from '../../../ui/page-section.tsx';

/** Messages between the office and the artist about a release, newest last (product 21.5). */
export function ReviewMessages({ release, messages }: Pick<OfficeReleaseDetail, 'release' | 'messages'>) {
  if (messages.length === 0) return null;
  const trackOf = (trackId: string | undefined) => {
    const ids: readonly string[] = release.trackIds;
    const number = ids.indexOf(trackId ?? '') + 1;
    return number > 0 ? `, track ${number}` : '';
  };
  return (
    <PageSection title="Messages" wide>
      <ol className="grid max-w-4xl gap-5">
        {messages.map(({ id, at, by, person, text, reasons }) => (
          <li key={id} className="grid gap-1">
            <p className="text-small text-soft">
              {by === 'artist' ? 'The artist' : (person?.name ?? 'The office')},{' '}
              <time dateTime={at}>{dateAndTime(at)}</time>
            </p>
            {reasons.length > 0 && (
              <ul className="grid list-disc gap-1 pl-5">
                {reasons.map(({ code, trackId, note }) => (
                  <li key={`${code} ${trackId ?? ''}`} className="[overflow-wrap:anywhere]">
                    {reasonOf(code).name}
                    {trackOf(trackId)}
                    {note && `: ${note}`}
                  </li>
                ))}
              </ul>
            )}
            {text && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
