import { describe, expect, test } from '@jest/globals';
import { draftOf, type EditEvent, type EditState, nextEdit } from './edit-state.ts';

type Edit = EditState<string, string>;
const following = (...events: EditEvent<string, string>[]): Edit =>
  events.reduce<Edit>((edit, event) => nextEdit(edit, event), { phase: 'rest' });

const typed = (text: string, saved = 'old'): EditEvent<string, string> => ({ type: 'typed', typed: text, saved });

describe('a field that saves itself', () => {
  test('starts from the value that was shown when typing began, not from one that arrived in the meantime', () => {
    expect(following(typed('n'), typed('new', 'from another page'))).toEqual({
      phase: 'typed',
      draft: { typed: 'new', from: 'old' },
    });
  });

  test('drops the draft when it is saved', () => {
    const done = { from: 'old', to: 'new' };
    const edit = following(typed('new'), { type: 'sent' }, { type: 'saved', typed: 'new', done });
    expect(edit).toEqual({ phase: 'saved', done });
  });

  test('keeps text that was typed during a save, as an edit based on the saved value', () => {
    const edit = following(typed('new'), { type: 'sent' }, typed('newer'), {
      type: 'saved',
      typed: 'new',
      done: { from: 'old', to: 'new' },
    });
    expect(edit).toEqual({ phase: 'typed', draft: { typed: 'newer', from: 'new' } });
  });

  test('keeps the typed text when it is rejected, with the reason', () => {
    const edit = following(typed('bad'), { type: 'sent' }, { type: 'refused', message: 'Too long', cause: 'invalid' });
    expect(edit).toEqual({
      phase: 'refused',
      draft: { typed: 'bad', from: 'old' },
      message: 'Too long',
      cause: 'invalid',
    });
  });

  test('drops nothing during a save, and remembers that another save was requested', () => {
    const saving = following(typed('new'), { type: 'sent' });
    expect(nextEdit(saving, { type: 'discarded' })).toBe(saving);
    expect(following(typed('new'), { type: 'sent' }, { type: 'asked-again' }, typed('newer'))).toEqual({
      draft: { typed: 'newer', from: 'old' },
      phase: 'saving',
      again: true,
    });
  });

  test('keeps both values of a conflict until the artist has chosen', () => {
    const conflict = [typed('mine'), { type: 'sent' }, { type: 'conflict', theirs: 'theirs' }] as const;
    expect(following(...conflict, typed('mine 2'))).toMatchObject({ phase: 'conflict', theirs: 'theirs' });
    expect(draftOf(following(...conflict, { type: 'keep-mine' }))).toEqual({ typed: 'mine', from: 'theirs' });
    expect(following(...conflict, { type: 'discarded' })).toEqual({ phase: 'rest' });
  });

  test('ignores a rejection or a conflict when there is no draft', () => {
    const rest: Edit = { phase: 'rest' };
    expect(nextEdit(rest, { type: 'sent' })).toBe(rest);
    expect(nextEdit(rest, { type: 'refused', message: 'Too late', cause: 'refused' })).toBe(rest);
    expect(nextEdit(rest, { type: 'conflict', theirs: 'theirs' })).toBe(rest);
  });
});
