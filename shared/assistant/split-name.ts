/** Particles between a first and a last name. They belong to the last name. */
const PARTICLES = new Set([
  'da',
  'de',
  'del',
  'della',
  'der',
  'di',
  'do',
  'dos',
  'du',
  'la',
  'le',
  'van',
  'von',
  'den',
  'ter',
  'zu',
  'bin',
  'al',
  'el',
]);

/**
 * Splits a writer's name into first and last name: 'Ana de la Cruz' is Ana and de la Cruz. A single word is a first
 * name.
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const particle = words.findIndex((word, n) => n > 0 && PARTICLES.has(word.toLowerCase()));
  const at = particle > 0 && particle < words.length - 1 ? particle : Math.max(words.length - 1, 1);
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
