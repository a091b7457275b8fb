import * as z from 'zod';
import { DraftRelease, ExportedRelease, SubmittedRelease } from './release.ts';
import { OfficeEvent } from './release-event.ts';

const events = z.array(OfficeEvent).default([]);

/** A release as it is stored and as the office reads it. An artist's replies are `Release`, which drops the names of the office's people. */
export const OfficeRelease = z.discriminatedUnion('status', [
  DraftRelease.extend({ events }),
  SubmittedRelease.extend({ events }),
  ExportedRelease.extend({ events }),
]);
export type OfficeRelease = z.infer<typeof OfficeRelease>;
