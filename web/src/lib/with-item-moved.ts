/** Returns a list with one item moved. @param to the item's new index */
export const withItemMoved = <T>(items: readonly T[], from: number, to: number): T[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
