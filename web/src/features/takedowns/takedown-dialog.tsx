import { useState } from 'react';
import type { ExportedRelease } from '../../../../shared/releases/release.ts';
import {
  type TakedownReason,
  takedownReasonLabels,
  takedownReasons,
} from '../../../../shared/takedowns/takedown-reasons.ts';
import { requestTakedownMessage } from '../../data/takedowns/messages.ts';
import { useRequestTakedown } from '../../data/takedowns/mutations.ts';
import { shortDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAction } from '../../ui/use-action.ts';
import { isComplete, requestFrom, wholeScope } from './scope.ts';
import { ScopeFields } from './scope-fields.tsx';

type Props = { release: ExportedRelease; onClose: () => void };

/** The maximum length of the artist's words, as in the contract. */
const WORDS_LIMIT = 500;

const reasonChoices = [
  { value: '', label: 'Choose a reason…' },
  ...takedownReasons.map((value) => ({ value, label: takedownReasonLabels[value] })),
];

/** Requests a takedown: by default of everything, everywhere, at once (product 34.8). */
export default function TakedownDialog({ release, onClose }: Props) {
  const [scope, setScope] = useState(wholeScope(release));
  const [reason, setReason] = useState<TakedownReason>();
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const requesting = useRequestTakedown(release.id);
  const request = useAction(requesting.mutateAsync, {
    done: ({ state, dueOn }) => {
      onClose();
      return state === 'done'
        ? { title: 'Taken down', text: 'This release was in no store any more.' }
        : { title: 'Takedown requested', text: `We’ll send it to the stores by ${shortDate(dueOn)}.` };
    },
    failed: (error) => ({ title: 'Not requested', text: requestTakedownMessage(error) }),
  });
  const isTooLong = [...words.trim()].length > WORDS_LIMIT;
  const submit = () => {
    setTried(true);
    if (reason && isComplete(scope) && !isTooLong)
      request(requestFrom(scope, { reason, words: words.trim() }, release));
  };
  const close = () => !requesting.isPending && onClose();
  return (
    <Dialog
      open
      onClose={close}
      title={`Take down ${release.title}?`}
      description="We send your request to the stores within five business days. Each store then takes a few days."
      actions={
        <>
          <Button onClick={close}>Keep it</Button>
          <Button
            tone="destroy"
            disabled={!isComplete(scope)}
            busy={requesting.isPending && 'Requesting…'}
            onClick={submit}
          >
            {isComplete(scope) ? 'Take down' : 'Choose a store and a track'}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <ul className="grid list-disc gap-1 pl-5 text-small text-soft">
          <li>Plays that were already counted are still paid to you.</li>
          <li>To bring it back to the stores later, you need a new release: a duplicate of this one.</li>
          <li>You can cancel until we send it.</li>
        </ul>
        <ScopeFields release={release} scope={scope} onChange={setScope} />
        <Field label="Why?" error={isTried && !reason ? 'Please choose a reason' : undefined}>
          {(control) => (
            <Select
              {...control}
              value={reason ?? ''}
              choices={reasonChoices}
              onChange={({ target }) => setReason(takedownReasons.find((one) => one === target.value))}
            />
          )}
        </Field>
        <Field
          label="Anything we should know? (optional)"
          error={isTooLong ? `Must be less than ${WORDS_LIMIT} characters` : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              value={words}
              limit={WORDS_LIMIT}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
