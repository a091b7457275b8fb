import { Link } from 'react-router-dom';
import type { ImportFault } from '../../../../../shared/statements/import-fault.ts';
import type { Statement } from '../../../../../shared/statements/statement.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { changeColumns, useIsMapped } from '../mapping/change-columns.tsx';
import { MappingForm } from '../mapping/mapping-form.tsx';
import { Deductions } from '../plan/deductions.tsx';
import { BadLines } from './bad-lines.tsx';
import { CorrectionButtons } from './correction-buttons.tsx';
import { FileSettingsForm } from './file-settings-form.tsx';
import { ReadingChoices } from './reading-choices.tsx';
import { ReadingDecisions } from './reading-decisions.tsx';
import type { SettingName } from './setting-texts.ts';

type Stopped = Extract<Statement, { state: 'stopped' }>;

/** The fields that correct each fault. */
const fieldsByFault: Record<string, readonly SettingName[]> = {
  'decimals-unclear': ['mark'],
  'too-large-amount': ['mark'],
  'currency-needed': ['currency'],
  'month-needed': ['month'],
  'rate-needed': ['rate'],
  'total-differs': ['controlAmount'],
  'lines-differ': ['controlLines'],
  unfinished: [],
};
const all: readonly SettingName[] = ['currency', 'month', 'mark', 'controlAmount', 'controlLines', 'rate'];
/** Faults for which the bad lines are shown. */
const withBadLines = ['too-many-bad-lines', 'too-precise', 'currency-sign'];
/** Faults of a statement whose columns are unmapped, or mapped wrongly. */
const withMapping = ['header-unknown', 'column-missing', 'column-repeated'];
/** Faults that only a different file can correct. Settings would change nothing. */
const needsOtherFile: readonly string[] = [
  'empty',
  'no-lines',
  'not-a-statement',
  'other-archive',
  'archive-too-deep',
  'zip-encrypted',
  'zip-without-statement',
  'zip-of-several',
  'workbook-of-other-kind',
  'workbook-locked',
  'workbook-with-macros',
  'workbook-with-links',
  'workbook-without-header',
  'sheet-too-large',
  'damaged',
  'cut',
  'too-large',
  'too-many-lines',
  'row-too-long',
  'too-many-columns',
  'profile-unknown',
  'file-missing',
  'size-differs',
  'file-known',
] satisfies ImportFault['code'][];

/** Shows why an import stopped, and the fields or buttons that correct it (product 30.4). */
export function Stopped({ statement }: { statement: Stopped }) {
  const { fault, statementId, ver } = statement;
  const fields = fieldsByFault[fault.code];
  const known = typeof fault.details.statementId === 'string' ? fault.details.statementId : undefined;
  const rest = all.filter((name) => !fields?.includes(name));
  const isUnmapped = withMapping.includes(fault.code);
  const isMapped = useIsMapped(statement);
  const otherSettings = {
    id: 'given',
    title: 'Other settings for this file',
    content: <FileSettingsForm key={ver} statement={statement} names={rest} verb="Read it again" />,
  };
  const folds = [
    ...(needsOtherFile.includes(fault.code) ? [] : [otherSettings]),
    ...(isMapped && !isUnmapped ? [changeColumns(statement)] : []),
  ];
  return (
    <div className="grid gap-8">
      <div className="max-w-3xl">
        <Notice tone="danger" title={fault.text} action={known && <Known statementId={known} />}>
          Nothing was posted.
        </Notice>
      </div>
      <CorrectionButtons statement={statement} />
      <ReadingDecisions statement={statement} />
      {fields && (
        <FileSettingsForm
          key={ver}
          statement={statement}
          names={fields}
          verb={fields.length > 0 ? 'Read it again' : 'Try again'}
          signal
        />
      )}
      {fault.code === 'deductions-too-large' && <Deductions statement={statement} may={{ add: false, remove: true }} />}
      <ReadingChoices statement={statement} />
      {isUnmapped && <MappingForm key={ver} statement={statement} />}
      {withBadLines.includes(fault.code) && <BadLines statementId={statementId} ver={ver} />}
      {folds.length > 0 && <Accordion level={2} folds={folds} />}
    </div>
  );
}

const Known = ({ statementId }: { statementId: string }) => (
  <Link
    to={pathTo('/dashboard/admin/statements/:statementId', { statementId })}
    className="underline underline-offset-4"
  >
    Open that statement
  </Link>
);
