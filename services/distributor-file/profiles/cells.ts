import { genres } from '../../../shared/reference/genres.ts';

export const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

export const genreName = (code: string): string => genres.find((genre) => genre.code === code)?.name ?? '';

type Writers = readonly { firstName: string; lastName: string }[];
export const firstNames = (writers: Writers): string[] => writers.map(({ firstName }) => firstName);
export const lastNames = (writers: Writers): string[] => writers.map(({ lastName }) => lastName);
