import { describe, expect, it } from '@jest/globals';
import { UNTITLED } from '../../../../shared/releases/placeholder-title.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../../../shared/test/builders.ts';
import { planTracks } from './plan-tracks.ts';
import type { Tags } from './read-tags.ts';
import { sortFiles } from './sort-files.ts';
import type { Chosen } from './sort-in-track-order.ts';

const wav = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'audio/wav' });
const chosen = (path: string, tags: Tags = {}): Chosen => ({ file: wav(path.split('/').at(-1) ?? ''), path, tags });
const none = () => false;
const empty = (title = UNTITLED) => aCompleteDraft({ title, ...inOrder([]) });
const titles = (release: Parameters<typeof planTracks>[0], ...files: Chosen[]) =>
  planTracks(release, files, none).added.map(({ title }) => title);

describe('product 7.14: files become tracks', () => {
  it('in the order of their numbers, or otherwise of their folders and names', () => {
    const files = [chosen('b/10 Ten.wav'), chosen('b/2 - Two.wav'), chosen('a/03 Three.wav')];
    expect(titles(empty(), ...files)).toEqual(['Three', 'Two', 'Ten']);
    const numbered = [chosen('x.wav', { number: 2, title: 'Zwei' }), chosen('y.wav', { number: 1 })];
    expect(titles(empty(), ...numbered)).toEqual(['y', 'Zwei']);
    const discs = [chosen('a.wav', { disc: 2, number: 1 }), chosen('b.wav', { disc: 1, number: 9 })];
    expect(titles(empty(), ...discs)).toEqual(['b', 'a']);
    // Equal numbers do not imply an order.
    const alike = [chosen('b.wav', { number: 1 }), chosen('a.wav', { number: 1 })];
    expect(titles(empty(), ...alike)).toEqual(['a', 'b']);
  });

  it('recordings become the audio of existing tracks, matched by title, or because the track has no title yet', () => {
    const [salt, placeholder] = [aTrack({ title: 'Salt', audio: null }), aTrack({ title: 'Track 2', audio: null })];
    const release = aCompleteDraft(inOrder([placeholder, salt]));
    const plan = planTracks(release, [chosen('1 - Harbour.wav'), chosen('02 - salt.wav'), chosen('03 More.wav')], none);
    expect(plan.filled.map(({ track, title, names }) => [track.id, title, names])).toEqual([
      [salt.id, 'salt', false],
      [placeholder.id, 'Harbour', true],
    ]);
    expect(plan.added.map(({ title }) => title)).toEqual(['More']);
  });

  it('a recording that is already used or being sent is not used again', () => {
    const there = aTrack();
    const waiting = aTrack({ title: 'Sand', audio: null });
    const release = aCompleteDraft(inOrder([there, waiting]));
    const file = new File(['x'.repeat(10)], 'harbour-light.wav', { type: 'audio/wav' });
    Object.defineProperty(file, 'size', { value: there.audio?.size });
    const plan = planTracks(
      release,
      [{ file, path: file.name, tags: {} }, chosen('Sand.wav')],
      (id) => id === waiting.id,
    );
    expect(plan.notTaken.map(({ finding }) => finding.text)).toEqual([
      'It’s already the audio of track 1.',
      'It’s already the audio of track 2.',
    ]);
  });

  it('no track is added beyond the fifteenth, or after submission', () => {
    const fourteen = aCompleteDraft(inOrder(Array.from({ length: 14 }, () => aTrack())));
    const plan = planTracks(fourteen, [chosen('a.wav'), chosen('b.wav')], none);
    expect(plan.added).toHaveLength(1);
    expect(plan.notTaken.map(({ finding }) => finding.title)).toEqual(['Too many tracks']);
  });

  it('name an untitled release: a single after its track, an album after the title in all tags', () => {
    expect(planTracks(empty(), [chosen('01 - Salt.wav')], none).releaseTitle).toBe('Salt');
    expect(planTracks(empty('Mine'), [chosen('01 - Salt.wav')], none).releaseTitle).toBe('');
    const album = (one: string, two: string) => [chosen('a.wav', { album: one }), chosen('b.wav', { album: two })];
    expect(planTracks(empty(), album('Roads', 'Roads'), none).releaseTitle).toBe('Roads');
    expect(planTracks(empty(), album('Roads', 'Rivers'), none).releaseTitle).toBe('');
  });
});

describe('files dropped together', () => {
  const picture = (name: string, size: number, type = 'image/jpeg') => new File(['x'.repeat(size)], name, { type });

  it('are sorted into audio, one cover and the rest; hidden system files are ignored', () => {
    const files = [wav('a.wav'), picture('big.jpg', 90), picture('Front.jpg', 20), wav('.hidden.wav'), wav('', 0)];
    const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });
    const sorted = sortFiles([...files, notes, new File(['x'], 'Thumbs.db'), picture('art.png', 5, 'image/png')]);
    expect(sorted.audio.map(({ name }) => name)).toEqual(['a.wav']);
    expect(sorted.cover?.name).toBe('Front.jpg');
    expect(sorted.notTaken.map(({ file, finding, isPicture = false }) => [file.name, finding.text, isPicture])).toEqual(
      [
        ['', 'The file is empty. Please choose it again.', false],
        ['notes.txt', 'Please upload an MP3, WAV, or FLAC file.', false],
        ['art.png', 'Cover art must be in JPG/JPEG format only.', true],
        ['big.jpg', 'We used Front.jpg.', false],
      ],
    );
  });

  it('the largest picture becomes the cover if none has a cover’s usual name', () => {
    expect(sortFiles([picture('a.jpg', 20), picture('b.jpg', 90)]).cover?.name).toBe('b.jpg');
  });
});
