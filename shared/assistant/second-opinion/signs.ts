/** What can be seen of a reading, each with how much of it: 1 where it is there or not. */
export class Signs {
  readonly found = new Map<string, number>();

  note(name: string): void {
    this.found.set(name, 1);
  }
  measure(name: string, value: number): void {
    if (value !== 0) this.found.set(name, value);
  }
  most(name: string, value: number): void {
    this.measure(name, Math.max(value, this.found.get(name) ?? 0));
  }
  /** A number that counts less the larger it is. `steps`: it is also noted which of these it is above. */
  count(name: string, value: number, steps: readonly number[] = []): void {
    this.measure(name, Math.log1p(value));
    for (const step of steps) if (value > step) this.note(`${name}>${step}`);
  }
}
