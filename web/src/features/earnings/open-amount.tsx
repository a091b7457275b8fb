import { amountText } from './earnings-text.ts';

type Props = { micros: string; name: string; onOpen: () => void };

/** An amount with a button that opens its parts. */
export const OpenAmount = ({ micros, name, onOpen }: Props) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-label={`${amountText(micros)}, ${name}: where it comes from`}
    className="relative font-[560] underline decoration-edge decoration-dotted underline-offset-4 hover:decoration-solid pointer-coarse:min-h-11 print:no-underline"
    onClick={onOpen}
  >
    {amountText(micros)}
  </button>
);
