import { describe, expect, it } from '@jest/globals';
import { TITLE_LIMIT } from '../../../../shared/text-limit.ts';
import { commonPropertiesOf, titleFrom, titleFromFileName } from './title-from-file-name.ts';

describe('product 7.14: the title in a file name', () => {
  it.each([
    ['Salt Road.wav', 'Salt Road'],
    ['01 - Salt Road.wav', 'Salt Road'],
    ['01 Salt Road.wav', 'Salt Road'],
    ['01. Salt Road.flac', 'Salt Road'],
    ['1_Salt_Road.wav', 'Salt Road'],
    ['1-03 Salt Road.wav', 'Salt Road'],
    ['(4) Salt Road.mp3', 'Salt Road'],
    ['12-Salt Road.wav', '12-Salt Road'],
    ['03 - Salt Road (Master 01).wav', 'Salt Road'],
    ['Salt Road [Mastered].wav', 'Salt Road'],
    ['Salt Road (Mastered 24bit).wav', 'Salt Road'],
    ['Salt_Road_24bit.wav', 'Salt Road'],
    ['Salt Road_Master_v2.wav', 'Salt Road'],
    ['Salt Road - Master.wav', 'Salt Road'],
    ['Salt Road_24-96.wav', 'Salt Road'],
    ['Salt Road 48kHz.wav', 'Salt Road'],
    ['Salt Road 44.1k_24bit.wav', 'Salt Road'],
    ['02 Salt Road (Final Master)_24bit_48k.wav', 'Salt Road'],
    ['Salt_Road_mixdown.wav', 'Salt Road'],
  ])('%s', (name, title) => {
    expect(titleFromFileName(name)).toBe(title);
  });

  it.each([
    ['Salt Road (Live).wav', 'Salt Road (Live)'],
    ['Salt Road (feat. Noël) [Night Mix].wav', 'Salt Road (feat. Noël) [Night Mix]'],
    ['Puppet Master.wav', 'Puppet Master'],
    ['The Final.wav', 'The Final'],
    ['7 Rings.wav', '7 Rings'],
    ['99 Red Balloons.wav', '99 Red Balloons'],
    ['1979.wav', '1979'],
    ['22.wav', '22'],
    ['03.wav', '03'],
    ['Master.wav', 'Master'],
    ['Route 96.wav', 'Route 96'],
    ['50-50.wav', '50-50'],
    ['Mr. Blue.mp3', 'Mr. Blue'],
    ['夜の船.wav', '夜の船'],
    ['Track 04.wav', 'Audio'],
    ['.wav', 'Audio'],
  ])('%s keeps everything that belongs to the title', (name, title) => {
    expect(titleFromFileName(name)).toBe(title);
  });

  it('the common beginning of all names in a folder is the artist’s or the album’s name', () => {
    const names = ['Mara Lind - Harbour - 01 Salt.wav', 'Mara Lind - Harbour - 02 Sand.wav'];
    const folder = commonPropertiesOf(names);
    expect(folder.before).toBe('Mara Lind - Harbour - ');
    expect(names.map((name) => titleFromFileName(name, folder))).toEqual(['Salt', 'Sand']);
    expect(commonPropertiesOf(['Salt Road.wav', 'Salt Lake.wav']).before).toBe('');
    expect(commonPropertiesOf(['Mara Lind - Salt.wav']).before).toBe('');
  });

  it('a number at the beginning of every name in a folder is a track number, even without a separator', () => {
    const names = ['1 Salt.wav', '2 7 Rings.wav', '10 Sand.wav'];
    expect(names.map((name) => titleFromFileName(name, commonPropertiesOf(names)))).toEqual([
      'Salt',
      '7 Rings',
      'Sand',
    ]);
    const own = ['7 Rings.wav', '99 Red Balloons.wav', 'Salt.wav'];
    expect(own.map((name) => titleFromFileName(name, commonPropertiesOf(own)))).toEqual([
      '7 Rings',
      '99 Red Balloons',
      'Salt',
    ]);
  });

  it('a tag that cannot be a title is ignored', () => {
    expect(titleFrom('  Salt\u200b  Road ')).toBe('Salt Road');
    for (const tag of ['', 'Track 7', 'Untitled', '=1+2', '\u0000']) expect(titleFrom(tag)).toBe('');
    expect(titleFrom('a'.repeat(TITLE_LIMIT + 100))).toHaveLength(TITLE_LIMIT);
  });
});
