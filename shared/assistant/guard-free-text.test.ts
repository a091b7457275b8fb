import type { Act, PlainAct } from './act.ts';
import { guardFreeText } from './guard-free-text.ts';

const title = (value: string): PlainAct => ({ kind: 'set-release', field: 'title', value });
const label = (value: string): PlainAct => ({ kind: 'set-release', field: 'recordLabel', value });
const featured = (name: string): PlainAct => ({
  kind: 'credit',
  how: 'add',
  tracks: 'all',
  named: { list: 'artists', credits: [{ name, role: 'Featuring' }] },
});

test.each<[PlainAct, string, string]>([
  [title('its called slow weather lol'), 'slow weather', 'its called slow weather lol'],
  [label('our label is Fern Hall'), 'Fern Hall', 'our label is Fern Hall'],
  [{ kind: 'set-track', tracks: [2], field: 'title', value: 'the name is Dusk' }, 'Dusk', 'the name is Dusk'],
])('offers a text with talk around it, the likelier reading first: %j (product 31.6)', (act, likely, typed) => {
  const [offer, ...others] = guardFreeText([act], typed, null);
  expect(others).toEqual([]);
  expect(offer).toMatchObject({
    kind: 'suggest',
    suggestions: [
      { label: `“${likely}”`, acts: [{ ...act, value: likely }] },
      { label: `“${typed}”`, acts: [act] },
    ],
  });
});

test('saves text in quotes, and text that looks like its kind, as it is (product 31.6)', () => {
  const quoted = title('its called slow weather lol');
  expect(guardFreeText([quoted], 'the title is “its called slow weather lol”', null)).toEqual([quoted]);
  const acts: Act[] = [
    title('Slow Weather'),
    label('Fern Hall'),
    featured('Ana de la Cruz'),
    featured('me'),
    { kind: 'skip' },
  ];
  expect(guardFreeText(acts, 'Slow Weather, on Fern Hall, with Ana de la Cruz', null)).toEqual(acts);
});

test('offers only the acts that are in doubt (product 31.6)', () => {
  const acts = guardFreeText(
    [title('Slow Weather'), featured('Ana who sings with us')],
    'Slow Weather, Ana who sings with us',
    null,
  );
  expect(acts[0]).toEqual(title('Slow Weather'));
  expect(acts[1]).toMatchObject({ kind: 'suggest' });
});

test.each([
  ['she sings on it with us', 'Slow Weather, she sings on it with us'],
  ['bar', 'every bar is mine'],
  ["I'm", "I'm sorry, is that the same thing?"],
  ['evrythng', 'wrote evrythng myself'],
  ['Copertina', 'Copertina e note spettano alle Edizioni Settembrini'],
])(
  'does not read “%s” as a name in “%s”, and reports it as unused if something else is saved (product 31.6)',
  (name, typed) => {
    expect(guardFreeText([featured(name)], typed, null)).toEqual([{ kind: 'unclear' }]);
    expect(guardFreeText([featured('me'), featured(name)], typed, null)).toEqual([
      featured('me'),
      { kind: 'left-over', text: name },
    ]);
  },
);

test('reads an ordinary word as a name in quotes, alone, and capitalized (product 31.6)', () => {
  expect(guardFreeText([featured('bar')], 'with “bar”', null)).toEqual([featured('bar')]);
  expect(guardFreeText([featured('Zero')], 'Zero', null)).toEqual([featured('Zero')]);
  expect(guardFreeText([featured('Haze')], 'feat. Haze', null)).toEqual([featured('Haze')]);
});

test.each(['Salt & Static, by me ft. Ines Duarte', 'Salt, feat. Ines Duarte'])(
  'offers a title that ends with a credit, unless it is in quotes: %s (product 31.6)',
  (value) => {
    expect(guardFreeText([title(value)], `my single is called ${value}`, null)[0]).toMatchObject({ kind: 'suggest' });
    expect(guardFreeText([title(value)], `my single is called “${value}”`, null)).toEqual([title(value)]);
  },
);

test('saves a title that merely contains such words (product 31.6)', () => {
  expect(guardFreeText([title('Stand By Me')], 'my single is called Stand By Me', null)).toEqual([
    title('Stand By Me'),
  ]);
});
