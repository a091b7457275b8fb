import { useState } from 'react';
import type { ChangingAct } from '../../../../../shared/assistant/act.ts';
import { territories, WORLDWIDE } from '../../../../../shared/reference/territories.ts';
import { storesText, territoriesText } from '../../../../../shared/releases/places-text.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import type { FormProps } from './form-answer.ts';

const kinds = {
  stores: { label: 'Stores', action: 'Choose stores', textOf: storesText },
  territories: { label: 'Territories', action: 'Choose countries', textOf: territoriesText },
} as const;
const dialogs = {
  stores: lazyDialog(() => import('../../choose-places/stores-dialog.tsx')),
  territories: lazyDialog(() => import('../../choose-places/territories-dialog.tsx')),
};

/** Asks for stores or countries, with the same dialog as the editor. */
export function PlacesForm({ step, release, onAnswer }: FormProps & { step: keyof typeof kinds }) {
  const { label, action, textOf } = kinds[step];
  const Dialog = dialogs[step];
  const [chosen, setChosen] = useState<readonly string[]>();
  return (
    <>
      <Button
        size="small"
        className="justify-self-start rounded-full bg-raised"
        onClick={() => setChosen(release[step])}
      >
        {action}
      </Button>
      {chosen && (
        <Dialog
          label={label}
          chosen={chosen}
          onChange={setChosen}
          onDone={() => {
            setChosen(undefined);
            onAnswer({ message: textOf(chosen), chosen: [placesAct(step, chosen)] });
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

const codes = [WORLDWIDE, ...territories.map(({ code }) => code)] as const;

const placesAct = (step: keyof typeof kinds, chosen: readonly string[]): ChangingAct =>
  step === 'stores'
    ? { kind: 'stores', how: 'only', stores: [...chosen] }
    : { kind: 'territories', how: 'only', territories: codes.filter((code) => chosen.includes(code)) };
