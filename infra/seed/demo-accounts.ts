import type { Account } from './session.ts';

/** Sign-ins for the local demo, which are printed on every start. */
export const demoAdmin: Account = {
  email: 'office@segno.test',
  password: 'Office2026',
  fullName: 'Olga Office',
  country: 'Portugal',
  instagramHandle: '@segno.office',
  spotifyProfile: '',
  whatsappNumber: '',
};

export const demoArtist: Account = {
  email: 'mara@segno.test',
  password: 'Harbour2026',
  fullName: 'Mara Ellis',
  country: 'Ireland',
  instagramHandle: '@mara.ellis',
  spotifyProfile: 'https://open.spotify.com/artist/0000000000000000000000',
  whatsappNumber: '+353851234567',
};

/** An artist who has accepted a part of a track. */
export const demoGuitarist: Account = {
  email: 'ines@segno.test',
  password: 'Guitar2026',
  fullName: 'Ines Duarte',
  country: 'Portugal',
  instagramHandle: '@ines.duarte',
  spotifyProfile: '',
  whatsappNumber: '',
};

/** A person who is invited to a part of a track, and has not answered. */
export const demoInvitee = { name: 'Noa Lindqvist', email: 'noa@segno.test' } as const;
