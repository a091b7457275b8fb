import { useState } from 'react';
import type { SentTakedown } from '../../../../shared/takedowns/takedown.ts';
import { isWhole } from '../../../../shared/takedowns/takedown-scope.ts';
import { confirmTakedownMessage } from '../../data/takedowns/messages.ts';
import { type TakedownConfirmation, useConfirmTakedown } from '../../data/takedowns/mutations.ts';
import { plural } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAction } from '../../ui/use-action.ts';

type Evidence = TakedownConfirmation['evidence'];
type Props = { takedown: SentTakedown; onClose: () => void };

const evidenceChoices = [
  { value: 'words', label: 'The store’s words' },
  { value: 'address', label: 'An address' },
  { value: 'person', label: 'I have checked it myself' },
] as const;

/** The maximum length of the store's words and of an address, as in the contract. */
const LIMIT = 500;

/** The evidence as typed; the message of a mistake if it is none. */
function evidenceFrom(kind: Evidence['kind'], text: string): Evidence | string {
  if (kind === 'person') return { kind };
  if (text === '') return kind === 'words' ? 'Please enter the store’s words' : 'Please enter the address';
  if (text.length > LIMIT) return `Must be less than ${LIMIT} characters`;
  if (kind === 'words') return { kind, text };
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '')
    ? { kind, url: text }
    : 'Please enter an address that begins with https://';
}

/** Records which stores have confirmed a takedown, and how the office knows (product 34.6). */
export default function ConfirmTakedownDialog({ takedown, onClose }: Props) {
  const left = takedown.stores.filter((store) => !Object.hasOwn(takedown.confirmed, store));
  const [stores, setStores] = useState<readonly string[]>(left);
  const [kind, setKind] = useState<Evidence['kind']>('words');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const confirming = useConfirmTakedown(takedown);
  const confirm = useAction(confirming.mutateAsync, {
    done: ({ state }) => {
      onClose();
      return state === 'done'
        ? { title: 'Takedown done', text: `Every store has confirmed the takedown of ${takedown.title}.` }
        : { title: 'Confirmed', text: `${plural(stores.length, 'store')} confirmed.` };
    },
    failed: (failure) => ({ title: 'Not confirmed', text: confirmTakedownMessage(failure) }),
  });
  const submit = () => {
    const evidence = evidenceFrom(kind, text.trim());
    if (typeof evidence === 'string') setError(evidence);
    else confirm({ stores: [...stores], evidence });
  };
  const close = () => !confirming.isPending && onClose();
  const label = kind === 'words' ? 'What the store wrote' : 'Address';
  const change = (typed: string) => {
    setText(typed);
    setError(undefined);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={`Confirm the takedown of ${takedown.title}`}
      description={
        isWhole(takedown) ? 'The release is then down at these stores.' : 'These stores have taken the part down.'
      }
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            tone="signal"
            disabled={stores.length === 0}
            busy={confirming.isPending && 'Confirming…'}
            onClick={submit}
          >
            {stores.length === 0 ? 'Choose at least one' : `Confirm ${plural(stores.length, 'store')}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <fieldset className="grid gap-2">
          <legend className="pb-2 text-small font-[560]">How do you know?</legend>
          <ChoiceList
            name="evidence"
            choices={evidenceChoices}
            chosen={kind}
            onChoose={(value) => {
              setKind(value);
              setError(undefined);
            }}
          />
        </fieldset>
        {kind !== 'person' && (
          <Field label={label} error={error}>
            {(control) =>
              kind === 'words' ? (
                <TextArea
                  {...control}
                  rows={2}
                  value={text}
                  limit={LIMIT}
                  onChange={({ target }) => change(target.value)}
                />
              ) : (
                <TextInput
                  {...control}
                  type="url"
                  placeholder="https://"
                  autoComplete="off"
                  value={text}
                  onChange={({ target }) => change(target.value)}
                />
              )
            }
          </Field>
        )}
        <Field group label="Stores">
          {() => (
            <div className="grid gap-3">
              <Checkbox
                label="All that are left"
                checked={stores.length === left.length || (stores.length > 0 && 'mixed')}
                onChange={(to) => setStores(to ? left : [])}
              />
              <div className="grid gap-x-6 gap-y-3 border-t border-line pt-3 sm:grid-cols-2">
                {left.map((name) => (
                  <Checkbox
                    key={name}
                    label={name}
                    checked={stores.includes(name)}
                    onChange={(to) => setStores(left.filter((one) => (one === name ? to : stores.includes(one))))}
                  />
                ))}
              </div>
            </div>
          )}
        </Field>
      </div>
    </Dialog>
  );
}
