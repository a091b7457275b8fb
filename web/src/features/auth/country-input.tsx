import { type ComponentProps, useState } from 'react';
import type { SignUp } from '../../../../shared/accounts/sign-up.ts';
import { Input } from './input.tsx';

const LIST = 'countries';

/**
 * Chooses a country by typing its name. The list is loaded when the field gets the focus. Browsers can autofill the
 * field.
 */
export function CountryInput({ form }: Pick<ComponentProps<typeof Input<SignUp>>, 'form'>) {
  const [names, setNames] = useState<readonly string[]>([]);
  const load = async () => {
    if (names.length > 0) return;
    const { territories } = await import('../../../../shared/reference/territories.ts');
    setNames(territories.map(({ name }) => name).sort((a, b) => a.localeCompare(b)));
  };
  return (
    <>
      <Input
        form={form}
        name="country"
        label="Country"
        autoComplete="country-name"
        list={LIST}
        onFocus={() => void load()}
      />
      <datalist id={LIST}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
