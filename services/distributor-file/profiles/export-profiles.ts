import type { ExportProfileName } from '../../../shared/export/export-profile.ts';
import { distributor } from './distributor.ts';
import type { ExportProfile } from './profile.ts';
import { sonosuite } from './sonosuite.ts';

export const profiles: Record<ExportProfileName, ExportProfile> = { distributor, sonosuite };
