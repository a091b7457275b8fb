export type Choice<V extends string = string> = { value: V; label: string };

/** Calls back with the choice that has the control's value; ignores other values. */
export function choose<V extends string>(choices: readonly Choice<V>[], value: string, onChoose: (value: V) => void) {
  const choice = choices.find((one) => one.value === value);
  if (choice) onChoose(choice.value);
}
