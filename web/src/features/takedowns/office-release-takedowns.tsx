import type { OfficeTakedown } from '../../../../shared/takedowns/takedown.ts';
import { takedownQueueMessage } from '../../data/takedowns/messages.ts';
import { useOfficeTakedowns } from '../../data/takedowns/queries.ts';
import { dateAndTime } from '../../lib/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { Facts } from '../release-view/facts.tsx';
import { TakedownFile } from './takedown-task.tsx';
import { progressText, reasonText, scopeText } from './takedown-text.ts';

type Props = { artistId: string; releaseId: string };

/** A release's takedowns in the office, each with the file that was sent and its hash (product 34.5). */
export function OfficeReleaseTakedowns({ artistId, releaseId }: Props) {
  const { data, error, refetch, isFetching } = useOfficeTakedowns(artistId, releaseId);
  if (error)
    return (
      <LoadFailed
        message={`Failed to fetch takedowns. ${takedownQueueMessage(error)}`}
        onRetry={refetch}
        busy={isFetching}
      />
    );
  if (!data || data.items.length === 0) return null;
  return (
    <PageSection title="Takedowns" wide>
      <ol className="grid gap-6">
        {data.items.map((takedown) => (
          <TakedownFacts key={takedown.id} takedown={takedown} />
        ))}
      </ol>
    </PageSection>
  );
}

function TakedownFacts({ takedown }: { takedown: OfficeTakedown }) {
  const sent = 'sent' in takedown ? takedown.sent : undefined;
  return (
    <li className="grid justify-items-start gap-3">
      <Facts
        onlyGiven
        rows={[
          ['What', scopeText(takedown)],
          ['Progress', progressText(takedown, new Date().toISOString().slice(0, 10))],
          ['Reason', reasonText(takedown)],
          ['Sent', sent && `${dateAndTime(sent.at)} by ${sent.by.name}`],
          [
            'SHA-256',
            sent && (
              <code key="hash" className="text-small break-all">
                {sent.sha256}
              </code>
            ),
          ],
        ]}
      />
      {sent && <TakedownFile takedown={takedown} />}
    </li>
  );
}
