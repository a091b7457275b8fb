import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReleaseId } from '../../../../shared/ids.ts';
import { fromPercent, toPercent } from '../../../../shared/splits/part-in-percent.ts';
import { PARTY_LIMIT } from '../../../../shared/splits/split-limits.ts';
import type { OwnSplit } from '../../../../shared/splits/split-view.ts';
import { proposeMessage } from '../../data/splits/messages.ts';
import { useProposeSplit } from '../../data/splits/mutations.ts';
import { plural } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useAction } from '../../ui/use-action.ts';
import { PartyRow } from './party-row.tsx';
import { blankParty, initialRows, remainder, rowErrors, totalParts } from './typed-split.ts';

type Props = {
  releaseId: ReleaseId;
  track: OwnSplit;
  all: readonly OwnSplit[];
  /** The earliest day on which a split can start. */
  earliest: string;
  onClose: () => void;
};

/** Proposes a split for one track, or for every track of the release. New people are invited (product 29.1). */
export default function ProposeDialog({ releaseId, track, all, earliest, onClose }: Props) {
  const [parties, setParties] = useState(() => initialRows(track.split));
  const [from, setFrom] = useState(earliest);
  const [forAll, setForAll] = useState(false);
  const [wasTried, setTried] = useState(false);
  const proposing = useProposeSplit(releaseId);
  const propose = useAction(proposing.mutateAsync, {
    done: ({ invited, asked }) => {
      onClose();
      const parts = [
        ...(invited.length > 0 ? [`${plural(invited.length, 'person', 'people')} invited by email.`] : []),
        ...(asked > 0 ? [`It’s waiting for ${plural(asked, 'person', 'people')} whose part would shrink.`] : []),
      ];
      return { title: 'Split proposed', text: parts.join(' ') || 'It is in force now.' };
    },
    failed: (error) => ({ title: 'Split not proposed', text: proposeMessage(error) }),
  });
  const errors = rowErrors(parties);
  const rest = remainder(parties);
  const isEarly = from < earliest;
  const submit = () => {
    setTried(true);
    if (errors.size > 0 || rest < 0 || isEarly) return;
    propose({
      tracks: (forAll ? all : [track]).map(({ trackId, split }) => ({ trackId, rev: split?.rev ?? 0 })),
      from,
      ownParts: rest,
      parties: parties.map(({ name, email, percent }) => ({
        name: name.trim(),
        email: email.trim(),
        parts: fromPercent(percent) ?? 0,
      })),
    });
  };
  const close = () => !proposing.isPending && onClose();
  return (
    <Dialog
      open
      onClose={close}
      title={`Share “${track.title}”`}
      description="New people get an email, and are paid once they accept. Until then we keep their part for them."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button tone="signal" busy={proposing.isPending && 'Proposing…'} onClick={submit}>
            Propose split
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {parties.map((party, n) => (
          <PartyRow
            key={party.key}
            party={party}
            number={n + 1}
            errors={wasTried ? errors.get(party.key) : undefined}
            onChange={(changed) => setParties(parties.map((each) => (each.key === changed.key ? changed : each)))}
            onRemove={() => setParties(parties.filter(({ key }) => key !== party.key))}
          />
        ))}
        {parties.length < PARTY_LIMIT - 1 && (
          <Button size="small" className="justify-self-start" onClick={() => setParties([...parties, blankParty()])}>
            <Plus className="size-4" aria-hidden /> Add person
          </Button>
        )}
        <div role="status" className="grid gap-1 border-y border-line py-3 tabular-nums">
          <p className="flex justify-between gap-3">
            <span>Others</span>
            <span>{toPercent(totalParts(parties))}</span>
          </p>
          <p className={rest < 0 ? 'flex justify-between gap-3 text-danger' : 'flex justify-between gap-3 font-[560]'}>
            <span>{rest < 0 ? 'Over 100%' : 'You keep'}</span>
            <span>{toPercent(Math.abs(rest))}</span>
          </p>
        </div>
        <Field
          label="Applies from"
          hint="This month or later. Earlier payments stay as they are"
          error={wasTried && isEarly ? 'Choose a date this month or later' : undefined}
        >
          {(control) => <DateField {...control} value={from} min={earliest} onChange={setFrom} />}
        </Field>
        {all.length > 1 && (
          <Checkbox label={`Apply to all ${all.length} tracks of the release`} checked={forAll} onChange={setForAll} />
        )}
      </div>
    </Dialog>
  );
}
