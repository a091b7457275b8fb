import { Field } from './field.tsx';
import { TextArea } from './text-area.tsx';
import { MAX_REASON_LENGTH, type Reason } from './use-reason.ts';

/** Asks for a reason; `hint` says who will read it. */
export const ReasonField = ({ reason: { text, error, change }, hint }: { reason: Reason; hint: string }) => (
  <Field label="Reason" hint={hint} error={error}>
    {(control) => (
      <TextArea {...control} value={text} limit={MAX_REASON_LENGTH} onChange={({ target }) => change(target.value)} />
    )}
  </Field>
);
