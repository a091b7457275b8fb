/** The result of a proof. `violations` is 0 if the property always held. */
export type Proof = { name: string; count: string; violations: number; seed?: number };

export function printProof({ name, count, violations, seed }: Proof): void {
  const suffix = seed === undefined ? '' : `  seed ${seed}`;
  console.log(
    `${violations === 0 ? 'held  ' : 'BROKEN'}  ${name.padEnd(60)} ${count}, ${violations} violations${suffix}`,
  );
}
