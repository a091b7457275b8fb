import { useState } from 'react';
import { dayOf } from '../../../../shared/dates.ts';
import type { EnterStoreState, ReportedState } from '../../../../shared/stores/enter-store-states.ts';
import { enterStateMessage } from '../../data/stores/messages.ts';
import { useEnterStoreState } from '../../data/stores/mutations.ts';
import { stateLabels } from '../../data/stores/state-labels.ts';
import { plural } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAction } from '../../ui/use-action.ts';

type Props = { artistId: string; releaseId: string; stores: readonly string[]; onClose: () => void };

/** The states that can be entered, in the order in which stores report them. */
const states: readonly ReportedState[] = ['live', 'received', 'ingested', 'rejected', 'conflict', 'down'];
const choices = states.map((value) => ({ value, label: stateLabels[value] }));

const NO_ADDRESS = 'Please enter a web address, like https://…';
const isWebAddress = (typed: string): boolean =>
  typed === '' || (URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol));

/** States for which a store usually says why. */
const isRefusal = (state: ReportedState): boolean => state === 'rejected' || state === 'conflict';

/** Enters what some stores reported about a release: a state, since when, and the evidence (product 33.5). */
export default function EnterStatesDialog({ artistId, releaseId, stores, onClose }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [state, setState] = useState<ReportedState>('live');
  const [day, setDay] = useState('');
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const entering = useEnterStoreState(artistId, releaseId);
  const enter = useAction(entering.mutateAsync, {
    done: () => {
      onClose();
      return { title: 'Recorded', text: `${stateLabels[state]} at ${plural(chosen.length, 'store')}.` };
    },
    failed: (error) => ({ title: 'Nothing was recorded', text: enterStateMessage(error) }),
  });
  const error = isChecked && !isRefusal(state) && !isWebAddress(typed.trim()) ? NO_ADDRESS : undefined;
  const areAll = chosen.length === stores.length;
  const choose = (store: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, store] : chosen.filter((one) => one !== store));
  const body: EnterStoreState = {
    stores: [...chosen],
    state,
    ...(day && { at: day }),
    evidence: evidenceFrom(state, typed.trim()),
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Enter what stores report"
      description="The artist sees it on the release’s page, without your name."
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            tone="signal"
            aria-disabled={chosen.length === 0 || undefined}
            busy={entering.isPending && 'Recording…'}
            onClick={() => {
              setChecked(true);
              if (chosen.length > 0 && (isRefusal(state) || isWebAddress(typed.trim()))) enter(body);
            }}
          >
            Record
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <fieldset className="grid gap-3">
          <legend className="pb-1.5 text-small font-[560]">Stores</legend>
          <Checkbox
            label="All stores"
            checked={areAll || (chosen.length > 0 && 'mixed')}
            onChange={() => setChosen(areAll ? [] : stores)}
          />
          <div className="grid gap-3 border-t border-line pt-3 sm:grid-cols-2">
            {stores.map((store) => (
              <Checkbox
                key={store}
                label={store}
                checked={chosen.includes(store)}
                onChange={(isChosen) => choose(store, isChosen)}
              />
            ))}
          </div>
        </fieldset>
        <Field label="State">
          {(control) => <Select {...control} choices={choices} value={state} onChoose={setState} />}
        </Field>
        <Field label="Since" hint="If it’s blank, we use the current time.">
          {(control) => (
            <DateField {...control} value={day} onChange={setDay} max={dayOf(new Date())} clear="Clear the day" />
          )}
        </Field>
        {isRefusal(state) ? (
          <Field label="The store’s words" hint="Optional. The artist sees them as they are.">
            {(control) => (
              <TextInput {...control} maxLength={500} value={typed} onChange={({ target }) => setTyped(target.value)} />
            )}
          </Field>
        ) : (
          <Field label="Its page at the store" hint="Optional. The artist can open it." error={error}>
            {(control) => (
              <TextInput
                {...control}
                type="url"
                inputMode="url"
                placeholder="https://"
                maxLength={2000}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  );
}

function evidenceFrom(state: ReportedState, typed: string): EnterStoreState['evidence'] {
  if (typed === '') return { kind: 'person' };
  return isRefusal(state) ? { kind: 'words', text: typed } : { kind: 'address', url: typed };
}
