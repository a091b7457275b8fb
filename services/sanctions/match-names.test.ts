import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { comparedName } from './compared-name.ts';
import { matchNames } from './match-names.ts';
import { listedCodes, nameCodes } from './name-codes.ts';
import { readSanctions } from './read-sanctions.ts';
import { artistNames } from './test/artist-names.ts';
import { withinOneEdit } from './within-one-edit.ts';

const compared = (name: string) => comparedName(name) ?? fail(name);
const fail = (name: string) => {
  throw new Error(`${name} has no word`);
};

/** Returns how a name matches, and checks that any match is also found by a common code. */
const match = (listed: string, name: string) => {
  const [one, other] = [compared(listed), compared(name)];
  const found = matchNames(one, other);
  const codes = nameCodes(other);
  if (found) expect([name, listedCodes(one).some((code) => codes.includes(code))]).toEqual([name, true]);
  return found;
};

test('ignores accents, order, case, marks and separators (product 27.5)', () => {
  for (const name of ['Ivan Petrov', 'ivan sergeevich PETROV', 'Petrov, Iván', 'Ｉｖａｎ　Ｐｅｔｒｏｖ', 'Ivan_Petrov'])
    expect([name, match('PETROV, Ivan', name)]).toEqual([name, 'same']);
  expect(match('Иван Петров', 'Петров Иван')).toBe('same');
  expect(match("O'BRIEN, Sean-Og", 'Séan-Óg O’Brien')).toBe('same');
});

test('does not match a part of a listed name, and a single word only as the whole name (product 27.5)', () => {
  expect(match('Ivan Sergeevich Petrov', 'Ivan Petrov')).toBeUndefined();
  expect(match('Kim', 'Kim Gordon')).toBeUndefined();
  expect(match('Carlos', 'carlos')).toBe('same');
  expect(match('Santana', 'Carlos Santana')).toBeUndefined();
  expect(match('Ana Ray', 'Banana Rays')).toBeUndefined();
  expect(match('Hasan Hasen', 'Hasan')).toBeUndefined();
  expect(comparedName(' …! ')).toBeUndefined();
});

test('ignores invisible characters (product 27.5)', () => {
  const [joiner, nonJoiner, filler, selector, accent] = ['\u200D', '\u200C', '\u3164', '\uFE0F', '\u0323'];
  for (const unseen of [joiner, nonJoiner, filler, selector, accent, '\u00AD', '\u200B', '\u034F', '\u{E0041}'])
    expect([unseen, match('PETROV, Ivan', `Ivan Pet${unseen}rov`)]).toEqual([unseen, 'same']);
});

test('matches letters that look the same (UTS 39) (product 27.5)', () => {
  const disguises = {
    Cyrillic: ['Ivаn Pеtrov', 'Ivan Реtrov', 'Іvan Petrov', 'Ivan Petrоv'],
    Greek: ['Ivan Petrοv', 'Ιvan Petrov', 'Ivan Ρetroν'],
    Armenian: ['Ivan Petrօv'],
    Cherokee: ['Ivan Ꮲetrov'],
    Coptic: ['Ivan Petrⲟv'],
    'digits and ASCII': ['Petr0v Ivan', 'lvan Petrov', '1van Petrov', '|van Petrov'],
    mathematics: ['𝐈𝐯𝐚𝐧 𝐏𝐞𝐭𝐫𝐨𝐯'],
  };
  for (const [alphabet, names] of Object.entries(disguises))
    for (const name of names)
      expect([alphabet, name, match('PETROV, Ivan', name)]).toEqual([alphabet, name, expect.any(String)]);
  expect(match('PETROV, Ivan', 'Ivаn Pеtrov')).toBe('letters');
  expect(match('CARMEN, Ana', 'Ana Carrnen')).toBe('letters');
  // The name consists entirely of letters that have a look-alike.
  expect(match('COX, Pay', 'Рау Сох')).toBe('letters');
});

test('ignores spaces (product 27.5)', () => {
  for (const name of [
    'IvanPetrov',
    'petrovivan',
    'Iv an Pet.rov',
    'DJ IvanPetrov',
    'Pet rov Ivan Sergeevich',
    'I v a n P e t r o v',
  ])
    expect([name, match('PETROV, Ivan', name)]).toEqual([name, 'joined']);
  expect(match('AL-BAGHDADI, Abu', 'Abu Albaghdadi')).toBe('joined');
});

test('allows one wrong letter in a longer word: extra, missing, replaced or swapped (product 27.5)', () => {
  for (const name of ['Ivan Petrovv', 'Ivan Petrv', 'Ivan Pedrov', 'Ivan Pertov', 'Yvan Petrov'])
    expect([name, match('PETROV, Ivan', name)]).toEqual([name, expect.stringMatching(/one-letter|spelling/)]);
  expect(match('PETROV, Ivan', 'Ivan Pedrov')).toBe('one-letter');
  expect(match('PETROV, Ivan', 'Иван Петровв')).toBe('spelling');
  // Two wrong letters, a short word, or a second uncertain word make it a different name.
  expect(match('PETROV, Ivan', 'Ivan Petruva')).toBeUndefined();
  expect(match('KIM, Jong', 'Kem Jong')).toBeUndefined();
  expect(match('KHALID, Abu', 'Rabih Abou-Khalil')).toBeUndefined();
});

test('matches different romanizations, and Cyrillic (product 27.5)', () => {
  for (const name of [
    'Мухаммад Ибрагимов',
    'Mohamed Ibragimov',
    'Muhammad Ibragimov',
    'Mohammed Ibraghimov',
    'Mukhammad Ibragimow',
  ])
    expect([name, match('IBRAGIMOV, Muhammad', name)]).toEqual([name, expect.any(String)]);
  expect(match('PETROV, Ivan', 'Иван Петров')).toBe('letters');
  expect(match('PETROV, Ivan', 'Iwan Petrow')).toBe('spelling');
  expect(match('PETROV, Ivan', 'Ivan Petroff')).toBe('spelling');
  expect(match('HUSSEIN, Yusuf', 'Husayn Yousuf')).toBe('spelling');
});

// Names as the European Union writes them (Regulation 269/2014): in Latin letters and in the person's own alphabet.
test.each([
  ['Vladimir Andreevich KONSTANTINOV', 'Владимир Андреевич КОНСТАНТИНОВ'],
  ['Rustam Ilmirovich TEMIRGALIEV', 'Рустам Ильмирович ТЕМИРГАЛИЕВ'],
  ['Denis Valentinovich BEREZOVSKIY', 'Денис Валентинович БЕРЕЗОВСКИЙ'],
  ['Aleksei Mikhailovich CHALIY', 'Алексей Михайлович ЧАЛЫЙ'],
  ['Sergei Valerievich AKSENOV', 'Сергей Валерьевич АКСЁНОВ'],
  ['Viktor Alekseevich OZEROV', 'Виктор Алексеевич ОЗЕРОВ'],
  ['Vladimir Michailovich DZHABAROV', 'Владимир Михайлович ДЖАБАРОВ'],
  ['Andrei Aleksandrovich KLISHAS', 'Андрей Александрович КЛИШАС'],
  ['Aleksandr Borisovich TOTOONOV', 'Александр Борисович ТОТООНОВ'],
  ['Sergei Mikhailovich MIRONOV', 'Сергей Михайлович МИРОНОВ'],
  ['Sergei Vladimirovich ZHELEZNYAK', 'Сергей Владимирович ЖЕЛЕЗНЯК'],
])('%s is %s (product 27.5)', (listed, name) => {
  expect(match(listed, name)).toEqual(expect.any(String));
});

test('fuzzy matching against a real list holds no more artists than exact letters did (product 27.5)', () => {
  const listed = readSanctions(readFileSync(new URL('test/ofac-names.csv', import.meta.url), 'utf8'));
  const names = listed.map(({ name }) => compared(name));
  const hits = artistNames.flatMap((artist) => {
    const found = names.map((name) => matchNames(name, compared(artist))).filter((one) => one !== undefined);
    return found.length > 0 ? [{ artist, found }] : [];
  });
  const held = (matches: readonly string[]) =>
    hits.filter(({ found }) => found.some((one) => matches.includes(one))).map(({ artist }) => artist);
  expect(artistNames.length).toBeGreaterThan(200);
  expect(held(['same'])).toEqual(['Nusrat Fateh Ali Khan', 'Rahat Fateh Ali Khan', 'Ali Akbar Khan']);
  expect(held(['one-letter', 'joined', 'letters'])).toEqual([]);
  // Both names are on the list in a different romanization: AHMAD, Hasan and 'ALI, Muhammad.
  expect(held(['spelling'])).toEqual(['Ahmed Hassan', 'Mohamed Ali']);
});

test('finds any two words that are one edit apart by a common code', () => {
  const letter = fc.constantFrom(...'abcdefghjkopqstuvz');
  const word = fc.string({ unit: letter, minLength: 5, maxLength: 40 });
  fc.assert(
    fc.property(
      word,
      fc.nat(),
      letter,
      fc.constantFrom('more', 'less', 'another', 'swapped'),
      (one, nth, other, edit) => {
        const at = nth % one.length;
        const kept = { more: '', less: '', another: '', swapped: one.charAt(at + 1) + one.charAt(at) }[edit];
        const put = { more: other + one.charAt(at), less: '', another: other, swapped: kept }[edit];
        const edited = one.slice(0, at) + put + one.slice(at + (edit === 'swapped' ? 2 : 1));
        expect(withinOneEdit(one, edited)).toBe(true);
        fc.pre(edited.length >= 5);
        const codes = nameCodes(compared(edited));
        expect(listedCodes(compared(one)).some((code) => codes.includes(code))).toBe(true);
        expect(listedCodes(compared(one)).length).toBeLessThanOrEqual(60);
      },
    ),
  );
});
