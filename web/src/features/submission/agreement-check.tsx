import { useId } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { agreementName, agreementText } from './agreement.ts';

type Props = { accepted: boolean; onChange: (accepted: boolean) => void };

/** A checkbox to accept the agreement, which unfolds in place instead of opening over the page. */
export function AgreementCheck({ accepted, onChange }: Props) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <Checkbox id={id} checked={accepted} onChange={onChange} label={`I accept the ${agreementName}`} />
      <details className="pl-8 text-small">
        <summary className="cursor-pointer py-1 text-soft underline decoration-edge underline-offset-4 hover:text-ink pointer-coarse:py-3">
          Read the agreement
        </summary>
        <div className="grid max-w-prose gap-3 pt-2">
          {agreementText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
    </div>
  );
}
