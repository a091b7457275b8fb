import type { Statement } from '../../../../../shared/statements/statement.ts';
import { stageText, statementActionMessage } from '../../../data/statements/messages.ts';
import { useResume } from '../../../data/statements/mutations.ts';
import { fileSize, plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useAction } from '../../../ui/use-action.ts';

type Reading = Extract<Statement, { state: 'reading' }>;

const stages = ['waiting', 'fetching', 'reading', 'storing', 'matching', 'planning'] as const;
/** A stage without progress for this long is considered abandoned, for example after an outage. */
export const ABANDONED_AFTER_MS = 5 * 60_000;

const isAbandoned = (at: string) => Date.now() - new Date(at).getTime() > ABANDONED_AFTER_MS;

/** The progress of reading, updated every second (product 30.3). */
export function ReadingProgress({ statement }: { statement: Reading }) {
  const { progress, bytes } = statement;
  const reached = stages.indexOf(progress.stage);
  const done = [
    progress.bytes !== undefined && `${fileSize(progress.bytes)} of ${fileSize(bytes)}`,
    progress.lines !== undefined && plural(progress.lines, 'line'),
  ].filter(Boolean);
  return (
    <div className="grid max-w-2xl gap-3" aria-live="polite">
      <Progress
        label={stageText[progress.stage]}
        percent={(100 * reached) / stages.length + 100 / stages.length / 2}
        text={`Step ${reached + 1} of ${stages.length}`}
      />
      <p className="text-small text-soft tabular-nums">
        {done.length > 0 ? done.join(', ') : 'You can leave this page. Reading continues.'}
      </p>
      {isAbandoned(progress.at) && <ResumeStatement statement={statement} />}
    </div>
  );
}

/** Resumes a statement whose stage was abandoned. No step is repeated. */
export function ResumeStatement({ statement: { statementId } }: { statement: Statement }) {
  const resuming = useResume(statementId);
  const resume = useAction(resuming.mutateAsync, {
    failed: (error) => ({ title: 'Couldn’t continue', text: statementActionMessage(error) }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-small">Nothing has happened for a few minutes.</p>
      <Button size="small" busy={resuming.isPending && 'Continuing…'} onClick={() => resume(undefined)}>
        Continue
      </Button>
    </div>
  );
}
