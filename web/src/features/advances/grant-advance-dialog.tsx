import { useState } from 'react';
import type { OfficeAdvance } from '../../../../shared/advances/advance.ts';
import { dollars } from '../../../../shared/money.ts';
import { grantMessage } from '../../data/advances/messages.ts';
import { useGrantAdvance } from '../../data/advances/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useReason } from '../../ui/use-reason.ts';
import { parseCents, parsePercent } from './advance-text.ts';
import { ArtistChoice, type ChosenArtist } from './artist-choice.tsx';
import { ReleaseChoice } from './release-choice.tsx';

/** Grants an artist an advance (product 26.2). */
export default function GrantAdvanceDialog({ onClose }: { onClose: () => void }) {
  const [artist, setArtist] = useState<ChosenArtist>();
  const [amount, setAmount] = useState('');
  const [percent, setPercent] = useState('50');
  const [only, setOnly] = useState<NonNullable<OfficeAdvance['releases']>>();
  const [isChecked, setChecked] = useState(false);
  const reason = useReason('Please say what this advance is for. It is emailed to the artist.');
  const granting = useGrantAdvance();
  const [cents, parts] = [parseCents(amount), parsePercent(percent)];
  const grant = useAction(granting.mutateAsync, {
    done: ({ amountMicros, artistName }) => {
      onClose();
      return { title: 'Advance granted', text: `${dollars(BigInt(amountMicros))} is in the balance of ${artistName}.` };
    },
    failed: (error) => ({ title: 'Not granted', text: grantMessage(error) }),
  });
  const submit = () => {
    setChecked(true);
    const line = reason.check();
    if (!artist || cents === undefined || parts === undefined || line === undefined || only?.length === 0) return;
    const releaseIds = only?.map(({ releaseId }) => releaseId);
    grant({ artistId: artist.artistId, cents, parts, reason: line, ...(releaseIds && { releaseIds }) });
  };
  const close = () => !granting.isPending && onClose();
  return (
    <Dialog
      open
      onClose={close}
      title="Grant an advance"
      description="It is added to the artist’s balance at once, and recouped from their share of each statement."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button tone="signal" busy={granting.isPending && 'Granting…'} onClick={submit}>
            Grant advance
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <ArtistChoice
          chosen={artist}
          onChoose={(chosen) => {
            setArtist(chosen);
            setOnly(undefined);
          }}
          error={isChecked && !artist ? 'Please choose an artist' : undefined}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <Field
            label="Amount in US dollars"
            error={isChecked && cents === undefined ? 'Please enter an amount, such as 500 or 500.00' : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={14}
                value={amount}
                onChange={({ target }) => setAmount(target.value)}
              />
            )}
          </Field>
          <Field
            label="Percentage of the share"
            hint="How much is recouped from each statement"
            error={isChecked && parts === undefined ? 'Between 0.01 and 100' : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={8}
                value={percent}
                onChange={({ target }) => setPercent(target.value)}
              />
            )}
          </Field>
        </div>
        {artist && <ReleaseChoice artistId={artist.artistId} chosen={only} onChoose={setOnly} />}
        <ReasonField reason={reason} hint="What it is for. It is emailed to the artist" />
      </div>
    </Dialog>
  );
}
