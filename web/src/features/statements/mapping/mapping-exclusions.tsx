import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { EXCLUSIONS, type Exclusion } from '../../../../../shared/statements/mapping.ts';
import type { FileHead } from '../../../../../shared/statements/statement-parts.ts';
import { plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type Choice, Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { MappingErrors } from './mapping-draft.ts';

type Props = {
  head: FileHead;
  rules: readonly Exclusion[];
  choices: readonly Choice[];
  /** The number of displayed rows that match the rules. */
  leftOut: number;
  errors: MappingErrors['exclude'];
  change: (rules: Exclusion[]) => void;
};

/** Rules for rows that are not sales: "Leave out rows where Type is Debit". */
export function MappingExclusions({ head, rules, choices, leftOut, errors, change }: Props) {
  const set = (at: number, part: Partial<Exclusion>) =>
    change(rules.map((rule, n) => (n === at ? { ...rule, ...part } : rule)));
  return (
    <section aria-label="Rows to leave out" className="grid max-w-3xl justify-items-start gap-4">
      <p className="text-small text-soft">
        {rules.length === 0
          ? 'Does the file have rows that are not sales, such as withdrawals or totals? Leave them out.'
          : `Leaves out ${leftOut} of the ${plural(head.rows.length, 'row')} shown above.`}
      </p>
      {rules.length > 0 && (
        <ol className="grid w-full gap-4">
          {rules.map((rule, at) => (
            <Rule
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule is identified by its position in the list
              key={at}
              rule={rule}
              number={at + 1}
              values={valuesOf(head, rule.column)}
              choices={choices}
              error={errors?.[at]}
              set={(part) => set(at, part)}
              remove={() => change(rules.filter((_, n) => n !== at))}
            />
          ))}
        </ol>
      )}
      {rules.length < EXCLUSIONS && (
        <Button size="small" onClick={() => change([...rules, { column: '', value: '' }])}>
          <Plus /> {rules.length === 0 ? 'Leave out rows' : 'Leave out more rows'}
        </Button>
      )}
    </section>
  );
}

type RuleProps = {
  rule: Exclusion;
  number: number;
  values: readonly string[];
  choices: readonly Choice[];
  error: string | undefined;
  set: (part: Partial<Exclusion>) => void;
  remove: () => void;
};

function Rule({ rule, number, values, choices, error, set, remove }: RuleProps) {
  const list = useId();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <Field label="Leave out rows where" error={error} className="col-start-1">
        {(control) => (
          <Select
            {...control}
            aria-label={`Column of rule ${number}`}
            choices={[{ value: '', label: 'Choose a column' }, ...choices]}
            value={rule.column}
            onChange={({ target }) => set({ column: target.value, value: '' })}
          />
        )}
      </Field>
      <Field label="is" className="col-start-1 sm:col-start-2">
        {(control) => (
          <>
            <TextInput
              {...control}
              aria-label={`Value of rule ${number}`}
              autoComplete="off"
              list={list}
              maxLength={200}
              value={rule.value}
              onChange={({ target }) => set({ value: target.value })}
            />
            <datalist id={list}>
              {values.map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <IconButton
        label={`Remove rule ${number}`}
        onClick={remove}
        className="col-start-2 row-start-1 mt-[1.625rem] sm:col-start-3"
      >
        <X />
      </IconButton>
    </li>
  );
}

/** The distinct values of a column in the first rows. */
const valuesOf = ({ columns, rows }: FileHead, column: string): string[] => {
  const at = columns.indexOf(column);
  return at < 0 ? [] : [...new Set(rows.map((row) => row[at]?.trim() ?? '').filter((value) => value !== ''))];
};
