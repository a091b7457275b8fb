/**
 * Whether a file matches an input's `accept` ('.wav,audio/flac,image/*'), which browsers do not check for dropped
 * files. Compares the name as well as the type, because a system that does not know a type reports none.
 */
export function acceptsFile(accept: string, file: { name: string; type: string }): boolean {
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  const rules = accept
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
    .filter(Boolean);
  return (
    rules.length === 0 ||
    rules.some((rule) => {
      if (rule.startsWith('.')) return name.endsWith(rule);
      return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule;
    })
  );
}
