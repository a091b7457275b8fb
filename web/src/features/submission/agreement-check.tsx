import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { agreementName, agreementText } from './agreement.ts';

type Props = { accepted: boolean; onChange: (accepted: boolean) => void };

export function AgreementCheck({ accepted, onChange }: Props) {
  const id = useId();
  const [reading, setReading] = useState(false);
  return (
    <p className="flex items-baseline gap-3">
      <input
        id={id}
        type="checkbox"
        checked={accepted}
        onChange={({ target }) => onChange(target.checked)}
        aria-labelledby={`${id}-label ${id}-name`}
        className="size-4 shrink-0 translate-y-0.5 accent-ink"
      />
      <span>
        <label id={`${id}-label`} htmlFor={id}>
          I accept the
        </label>{' '}
        <button
          id={`${id}-name`}
          type="button"
          onClick={() => setReading(true)}
          className="text-left underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          {agreementName}
        </button>
      </span>
      <Dialog
        open={reading}
        onClose={() => setReading(false)}
        title="Distribution agreement"
        actions={<Button onClick={() => setReading(false)}>Close the agreement</Button>}
      >
        <div className="grid gap-3">
          {agreementText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Dialog>
    </p>
  );
}
