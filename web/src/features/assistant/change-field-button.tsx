import { Button } from '../../ui/button.tsx';

type Props = {
  /** The name of the field that the line is about. */
  field: string;
  changes: ReadonlyMap<string, string>;
  onChoose: (message: string) => void;
};

/** The button next to a line of the recap. It opens the field's question (product 31.14). */
export const ChangeFieldButton = ({ field, changes, onChoose }: Props) => {
  const message = changes.get(field);
  return (
    message !== undefined && (
      <Button
        tone="quiet"
        size="small"
        className="ml-1 underline decoration-edge underline-offset-4 pointer-fine:-my-1.5"
        aria-label={`Change: ${field}`}
        onClick={() => onChoose(message)}
      >
        Change
      </Button>
    )
  );
};
