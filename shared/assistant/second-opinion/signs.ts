/** The signs of a reading, each with a value; 1 if the sign is simply present. */
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
  /** Notes a number on a logarithmic scale. `steps`: thresholds; exceeding one is noted as a sign of its own. */
  count(name: string, value: number, steps: readonly number[] = []): void {
    this.measure(name, Math.log1p(value));
    for (const step of steps) if (value > step) this.note(`${name}>${step}`);
  }
}
