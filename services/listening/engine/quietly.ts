/** Calls a decoder, whose errors are results here: its package also prints each of them. */
export function quietly<T>(decode: () => T): T {
  const { error } = console;
  console.error = () => {};
  try {
    return decode();
  } finally {
    console.error = error;
  }
}
