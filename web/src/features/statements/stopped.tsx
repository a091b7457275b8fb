import { Link } from 'react-router-dom';
import type { Statement } from '../../../../shared/statements/statement.ts';
import { pathTo } from '../../lib/paths.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BadLines } from './bad-lines.tsx';
import { changeColumns, useIsMapped } from './change-columns.tsx';
import { Deductions } from './deductions.tsx';
import { GivenForm } from './given-form.tsx';
import type { GivenName } from './given-texts.ts';
import { MappingForm } from './mapping-form.tsx';
import { MendButtons } from './mend-buttons.tsx';
import { ReadingChoices } from './reading-choices.tsx';

type Stopped = Extract<Statement, { state: 'stopped' }>;

/** What mends it: what is asked for, by what is wrong. */
const mends: Record<string, readonly GivenName[]> = {
  'decimals-unclear': ['mark'],
  'too-large-amount': ['mark'],
  'currency-needed': ['currency'],
  'month-needed': ['month'],
  'rate-needed': ['rate'],
  'total-differs': ['controlAmount'],
  'lines-differ': ['controlLines'],
  unfinished: [],
};
const all: readonly GivenName[] = ['currency', 'month', 'mark', 'controlAmount', 'controlLines', 'rate'];
/** These have lines to look at. */
const withBadLines = ['too-many-bad-lines', 'too-precise', 'currency-sign'];
/** These may be a statement whose columns nobody has named, or has named wrongly. */
const withMapping = ['header-unknown', 'column-missing', 'column-repeated'];

/** Why an import stopped, in one sentence, and exactly what mends it (product 30.4). */
export function Stopped({ statement }: { statement: Stopped }) {
  const { fault, statementId, ver } = statement;
  const asked = mends[fault.code];
  const known = typeof fault.details.statementId === 'string' ? fault.details.statementId : undefined;
  const rest = all.filter((name) => !asked?.includes(name));
  const isUnmapped = withMapping.includes(fault.code);
  const isMapped = useIsMapped(statement);
  return (
    <div className="grid gap-8">
      <div className="max-w-3xl">
        <Notice tone="danger" title={fault.text} action={known && <Known statementId={known} />}>
          Nothing of it is posted.
        </Notice>
      </div>
      <MendButtons statement={statement} />
      {asked && (
        <GivenForm
          key={ver}
          statement={statement}
          names={asked}
          verb={asked.length > 0 ? 'Read it again' : 'Try it again'}
          signal
        />
      )}
      {fault.code === 'deductions-too-large' && <Deductions statement={statement} may={{ add: false, remove: true }} />}
      <ReadingChoices statement={statement} />
      {isUnmapped && <MappingForm key={ver} statement={statement} />}
      {withBadLines.includes(fault.code) && <BadLines statementId={statementId} ver={ver} />}
      <Accordion
        level={2}
        folds={[
          {
            id: 'given',
            title: asked ? 'Say something else about it' : 'Say something about it, and read it again',
            content: <GivenForm key={ver} statement={statement} names={rest} verb="Read it again" />,
          },
          ...(isMapped && !isUnmapped ? [changeColumns(statement)] : []),
        ]}
      />
    </div>
  );
}

const Known = ({ statementId }: { statementId: string }) => (
  <Link
    to={pathTo('/dashboard/admin/statements/:statementId', { statementId })}
    className="underline underline-offset-4"
  >
    Open that one
  </Link>
);
