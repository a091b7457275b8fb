import type { OfficeProfile } from '../../../../shared/accounts/office-profile.ts';

/** A person's name as the office shows it. */
export const userName = ({ fullName, artistName }: Pick<OfficeProfile, 'fullName' | 'artistName'>): string =>
  fullName || artistName || 'No name';
