import { keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const dataExportPatterns: readonly Pattern[] = [
  {
    what: 'an artist requests the archive of their data',
    by: 'dataExportRepository.ask',
    how: 'TransactWriteItems',
    on: [keys.dataExport, keys.outbox],
  },
  { what: 'the state of an artist’s archive', by: 'dataExportRepository.find', how: 'GetItem', on: [keys.dataExport] },
  { what: 'all releases of an artist, for the archive', by: 'cardRepository.all', how: 'Query', on: [keys.card] },
  {
    what: 'all payments of an artist, for the archive',
    by: 'paymentListRepository.ofArtist',
    how: 'Query',
    on: [keys.payment],
  },
  {
    what: 'an archive is ready, and its artist is emailed',
    by: 'dataExportRepository.saveReady',
    how: 'TransactWriteItems',
    on: [keys.dataExport, keys.outbox],
  },
];
