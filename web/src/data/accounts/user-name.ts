import type { OfficeProfile } from '../../../../shared/accounts/office-profile.ts';

/** What the office calls somebody. */
export const userName = ({ fullName, artistName }: Pick<OfficeProfile, 'fullName' | 'artistName'>): string =>
  fullName || artistName || 'No name';
