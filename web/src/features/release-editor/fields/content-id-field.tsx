import { TriangleAlert } from 'lucide-react';
import {
  type ContentIdQuestion,
  contentIdAnswer,
  contentIdQuestionNames,
  contentIdQuestions,
} from '../../../../../shared/releases/content-id-questions.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import { CONTENT_ID } from '../../../../../shared/releases/stores-of-new.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { SavingRow } from '../../saving-field/saving-row.tsx';
import { findingsAt } from './field-findings.tsx';
import { fieldId } from './field-ids.ts';
import { useReleaseField } from './use-release-field.ts';

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/**
 * The questions about YouTube Content ID. If one is unanswered or answered with no, one click removes the store
 * (product 32.6).
 */
export default function ContentIdField({ release }: { release: Release }) {
  const field = useReleaseField(release, 'contentId');
  const stores = useReleaseField(release, 'stores');
  const id = fieldId('contentId');
  const [found] = findingsAt(release, { field: 'contentId' });
  const answer = (question: ContentIdQuestion, to: string) => {
    const others = field.typed.filter((each) => !each.startsWith(`${question}:`));
    field.type(to === 'yes' || to === 'no' ? [...others, `${question}:${to}`] : others);
    field.commit();
  };
  const leaveOut = () => {
    stores.type(release.stores.filter((store) => store !== CONTENT_ID));
    stores.commit();
    // Moves the focus, because the questions disappear with the store.
    document.getElementById(fieldId('stores'))?.focus();
  };
  return (
    <SavingRow id={id} label="YouTube Content ID" field={field} group>
      {() => (
        <div className="grid gap-3 py-2">
          {contentIdQuestionNames.map((question, n) => (
            <div key={question} className="grid gap-1 sm:grid-cols-[minmax(0,1fr)_9rem] sm:items-center sm:gap-4">
              <label htmlFor={n === 0 ? id : `${id}-${question}`}>{contentIdQuestions[question]}</label>
              <Select
                id={n === 0 ? id : `${id}-${question}`}
                choices={
                  contentIdAnswer(field.typed, question) === ''
                    ? [{ value: '', label: 'Choose…' }, ...answers]
                    : answers
                }
                value={contentIdAnswer(field.typed, question)}
                onChange={({ target }) => answer(question, target.value)}
              />
            </div>
          ))}
          {found && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
              <p className="flex items-center gap-2 text-ready">
                <TriangleAlert className="size-4 shrink-0" aria-hidden /> {found.text}
              </p>
              {found.fix && (
                <Button size="small" onClick={leaveOut}>
                  {found.fix.label}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </SavingRow>
  );
}
