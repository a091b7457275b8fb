import { readStoreStatesFile } from './read-store-states-file.ts';

const of = (different: Partial<ReturnType<typeof readStoreStatesFile>[number]>) => ({
  line: 2,
  releaseId: '',
  upc: '',
  store: '',
  status: '',
  date: '',
  url: '',
  note: '',
  ...different,
});

describe('product 33.6: a file of store states is read', () => {
  it.each<[string, string, object[]]>([
    [
      'with its columns in any order and case, and others',
      'STATUS,Title,Store,Release ID\r\nlive,"Ferry, ""Night""",Spotify,rel_1\r\n',
      [of({ status: 'live', store: 'Spotify', releaseId: 'rel_1' })],
    ],
    [
      'from a German Excel: a mark, semicolons and empty lines',
      '\uFEFFUPC;Store;Status;Datum;Date\r\n036000291452;Deezer;Live;;5.11.2026\r\n;;;;\r\n\r\n036000291452;TIDAL;Live;;\r\n',
      [
        of({ upc: '036000291452', store: 'Deezer', status: 'Live', date: '5.11.2026' }),
        of({ line: 5, upc: '036000291452', store: 'TIDAL', status: 'Live' }),
      ],
    ],
    [
      'with tabs, and other names of columns',
      'barcode\tDSP\tDelivery Status\tLast updated\tLink\tComment\n1\tApple Music\tLive\t2026-11-05\thttps://a.example\tfine\n',
      [
        of({
          upc: '1',
          store: 'Apple Music',
          status: 'Live',
          date: '2026-11-05',
          url: 'https://a.example',
          note: 'fine',
        }),
      ],
    ],
    [
      'with the separator in a line of its own, and numbers kept as text',
      'sep=;\r\nUPC;Store;Status\r\n="012345678905";Spotify;live\r\n',
      [of({ line: 3, upc: '012345678905', store: 'Spotify', status: 'live' })],
    ],
    [
      'with underscores and quoted names, and notes of several lines',
      '"release_id","store_name","state","error_message"\n"rel_1","Qobuz","rejected","Cover is blurred.\nSend another."\n',
      [
        of({
          line: 3,
          releaseId: 'rel_1',
          store: 'Qobuz',
          status: 'rejected',
          note: 'Cover is blurred.\nSend another.',
        }),
      ],
    ],
    [
      'with lines that are too short or too long',
      'upc,store,status\n1,Spotify\n2,Deezer,live,x,y\n',
      [of({ upc: '1', store: 'Spotify' }), of({ line: 3, upc: '2', store: 'Deezer', status: 'live' })],
    ],
    ['without any lines', 'upc,store,status', []],
  ])('%s', (_, csv, lines) => expect(readStoreStatesFile(csv)).toEqual(lines));

  it.each([
    ['names no release', 'store,status\nSpotify,live', { column: 'release id' }],
    ['has no stores', 'upc,status\n1,live', { column: 'store' }],
    ['has no states', 'upc,store\n1,Spotify', { column: 'status' }],
    ['is empty', '', { column: 'release id' }],
    ['is no CSV', 'upc,store,status\n"1,Spotify,live', { reason: expect.any(String) }],
  ])('and refused if it %s', (_, csv, details) => {
    expect(() => readStoreStatesFile(csv)).toThrow(expect.objectContaining({ code: 'import-unreadable', details }));
  });
});
