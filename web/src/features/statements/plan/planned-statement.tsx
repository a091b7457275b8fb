import type { ReactNode } from 'react';
import { mappingOfFormat } from '../../../../../shared/statements/mapping.ts';
import { statementActionMessage } from '../../../data/statements/messages.ts';
import { useMatchAgain } from '../../../data/statements/mutations.ts';
import { plural } from '../../../lib/format.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { changeColumns } from '../mapping/change-columns.tsx';
import { UnknownTerritories } from '../mapping/unknown-territories.tsx';
import { MatchParts } from '../matching/match-parts.tsx';
import { Unmatched } from '../matching/unmatched.tsx';
import { BadLines } from '../reading/bad-lines.tsx';
import { FileSettingsForm } from '../reading/file-settings-form.tsx';
import { ReadingChoices } from '../reading/reading-choices.tsx';
import { ReadingDecisions } from '../reading/reading-decisions.tsx';
import { SetAside } from '../reading/set-aside.tsx';
import { StatementProgress } from '../statement-progress.tsx';
import type { Planned } from '../statement-text.ts';
import { Approval } from './approval.tsx';
import { ArtistShares } from './artist-shares.tsx';
import { Deductions } from './deductions.tsx';
import { FileFacts } from './file-facts.tsx';
import { PlanSums } from './plan-sums.tsx';
import { Posted } from './posted.tsx';
import { RepeatedLines } from './repeated-lines.tsx';

const settingNames = ['controlAmount', 'controlLines', 'rate', 'currency', 'month', 'mark'] as const;

/** Renders how much of a posted statement has been received. */
export type WithReceived = { received: (statement: Extract<Planned, { state: 'posted' }>) => ReactNode };

/** The details of a statement, before and after posting (product 30.6). */
export function PlannedStatement({ statement, received }: { statement: Planned } & WithReceived) {
  const { statementId, read, ver, state } = statement;
  const isOpen = state === 'ready';
  return (
    <div className="grid gap-6">
      <RepeatedLines statement={statement} />
      {(state === 'approved' || state === 'posting' || state === 'reversing') && (
        <StatementProgress statement={statement} />
      )}
      <div className="grid gap-x-16 gap-y-8 pb-4 xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
        <section aria-label="What is posted" className="grid content-start gap-6">
          <PlanSums statement={statement} />
          {isOpen && <Approval statement={statement} />}
          {(state === 'posted' || state === 'reversing' || state === 'reversed') && <Posted statement={statement} />}
        </section>
        <section aria-label="The file" className="grid content-start gap-6">
          <FileFacts statement={statement} />
          {isOpen && (read.encoding || read.sheet) && <ReadingChoices statement={statement} />}
          {isOpen && <ReadingDecisions statement={statement} />}
        </section>
      </div>
      <PageSection title="Deductions" wide>
        <Deductions statement={statement} may={{ add: isOpen, remove: isOpen }} />
      </PageSection>
      {state === 'posted' && (
        <PageSection title="Received" wide>
          {received(statement)}
        </PageSection>
      )}
      <PageSection title="What each artist gets" wide>
        <ArtistShares statement={statement} />
      </PageSection>
      <PageSection title="Recordings" wide>
        <MatchParts statement={statement} />
        <Unmatched statement={statement} />
        {isOpen && <MatchAgain statement={statement} />}
      </PageSection>
      {isOpen && read.unknownTerritories.length > 0 && (
        <PageSection title="Countries not recognized" wide>
          <UnknownTerritories key={ver} statement={statement} />
        </PageSection>
      )}
      {read.badLines > 0 && (
        <PageSection title={`${plural(read.badLines, 'line')} could not be counted`} wide>
          <BadLines statementId={statementId} ver={ver} />
        </PageSection>
      )}
      <SetAside statement={statement} />
      {isOpen && (
        <Accordion
          level={2}
          folds={[
            {
              id: 'given',
              title: 'Settings for this file',
              content: <FileSettingsForm key={ver} statement={statement} names={settingNames} verb="Read it again" />,
            },
            ...(mappingOfFormat(read.format) === undefined ? [] : [changeColumns(statement)]),
          ]}
        />
      )}
    </div>
  );
}

function MatchAgain({ statement: { statementId } }: { statement: Planned }) {
  const matching = useMatchAgain(statementId);
  const match = useAction(matching.mutateAsync, {
    failed: (error) => ({ title: 'Not matched', text: statementActionMessage(error) }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="small" busy={matching.isPending && 'Matching…'} onClick={() => match(undefined)}>
        Match again
      </Button>
      <p className="text-small text-soft">Uses the current catalog</p>
    </div>
  );
}
