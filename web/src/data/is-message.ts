import { isRecord } from '../../../shared/is-record.ts';
import type { LiveMessage } from '../../../shared/live/message.ts';

type Parts = Readonly<Record<string, unknown>>;

/** Whether a published message is of this kind. Its other properties are not validated. */
export const isMessage = <K extends LiveMessage['kind']>(message: unknown, kind: K): message is { kind: K } & Parts =>
  isRecord(message) && message.kind === kind;
