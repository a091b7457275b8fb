import type { ReactNode } from 'react';
import type { SentFile, ShownStoreEvent } from '../../../../shared/stores/store-history.ts';
import { stateLabels } from '../../data/stores/state-labels.ts';
import { dateAndTime } from '../../lib/format.ts';

type Props = {
  store: string;
  exportedAt: string;
  history: { events: readonly ShownStoreEvent[]; exports: readonly SentFile[] };
};

/** The events about one store, with the evidence of each (product 33.1). */
export function StoreEvents({ store, exportedAt, history: { events, exports } }: Props) {
  const first = exports.find(({ at }) => at === exportedAt) ?? exports[0];
  return (
    <ol className="grid gap-3 text-small">
      <Event title={`${stateLabels.sent} · ${dateAndTime(exportedAt)}`}>{first && <FileEvidence file={first} />}</Event>
      {events
        .filter(({ stores }) => stores.includes(store))
        .map((event) => (
          <Event key={event.id} title={`${stateLabels[event.state]} · ${dateAndTime(event.at)}`}>
            <Evidence event={event} exports={exports} />
            <p className="text-soft">{reporterText(event)}</p>
          </Event>
        ))}
    </ol>
  );
}

const Event = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="grid gap-0.5 [overflow-wrap:anywhere]">
    <p className="font-[560] tabular-nums">{title}</p>
    {children}
  </li>
);

/** Artists do not see the names of people in the office. */
function reporterText({ by }: ShownStoreEvent): string {
  if (by.kind === 'look-up') return 'Found by looking it up';
  return 'person' in by ? `Entered by ${by.person.name}` : 'Entered by our office';
}

function Evidence({ event: { evidence }, exports }: { event: ShownStoreEvent; exports: readonly SentFile[] }) {
  switch (evidence.kind) {
    case 'export': {
      const file = exports.find(({ submission }) => submission === evidence.submission);
      return file ? <FileEvidence file={file} /> : <Hash sha256={evidence.sha256} />;
    }
    case 'takedown':
      return <Hash sha256={evidence.sha256} />;
    case 'address':
      return (
        <a href={evidence.url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          {evidence.url}
        </a>
      );
    case 'words':
      return (
        <p dir="auto">
          “{evidence.text}”{evidence.code && ` (${evidence.code})`}
        </p>
      );
    case 'person':
      return null;
  }
}

const FileEvidence = ({ file: { fileName, sha256 } }: { file: SentFile }) => (
  <>
    <p>{fileName}</p>
    <Hash sha256={sha256} />
  </>
);

const Hash = ({ sha256 }: { sha256: string }) => (
  <p className="text-soft">
    SHA-256 <code className="break-all">{sha256}</code>
  </p>
);
