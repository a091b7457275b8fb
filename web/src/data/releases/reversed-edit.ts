/** Returns the edit that restores the previous value. */
export const reversedEdit = <E extends { from: unknown; to: unknown }>(edit: E): E => ({
  ...edit,
  from: edit.to,
  to: edit.from,
});
