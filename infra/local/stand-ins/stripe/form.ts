/** A parameter as received: a string, or a mapping. A list is a mapping whose keys are its indexes. */
type FormValue = string | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

/** Reads `a[b][0]=c`, the encoding of Stripe's bodies and queries; `a[]=c` appends. */
export function decodeForm(encoded: string): Form {
  const form = mapping();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.replaceAll(']', '').split('[');
    let place = form;
    for (const segment of path.slice(0, -1)) place = nested(place, segment || next(place));
    const last = path.at(-1) ?? '';
    place[last || next(place)] = value;
  }
  return form;
}

// Created without a prototype, so that `__proto__` and `constructor` are ordinary parameter names.
const mapping = (): Form => Object.create(null) as Form;

const next = (place: Form): string => String(Object.keys(place).length);

function nested(place: Form, segment: string): Form {
  const held = place[segment];
  if (held !== undefined && typeof held !== 'string') return held;
  const made = mapping();
  place[segment] = made;
  return made;
}
