/** Whether two words differ by one extra, missing or replaced letter, or by two swapped neighbors. */
export function withinOneEdit(one: string, other: string): boolean {
  if (one.length > other.length) return withinOneEdit(other, one);
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  if (one.length < other.length) return one.slice(at) === other.slice(at + 1);
  const swapped = one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
  return swapped || one.slice(at + 1) === other.slice(at + 1);
}
