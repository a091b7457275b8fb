import { timeZoneOf } from './country-time-zones.ts';
import { territories } from './territories.ts';

const countries = territories.map(({ name }) => name);

test('every country has a time zone that the runtime knows (product 36.6)', () => {
  for (const country of countries) {
    const timeZone = timeZoneOf(country);
    expect([country, timeZone]).not.toEqual([country, 'UTC']);
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  }
});

test('a country with several zones has its capital’s, and an unknown country has UTC (product 36.6)', () => {
  expect(['United States', 'Australia', 'Germany', 'Nepal', '', 'Atlantis'].map(timeZoneOf)).toEqual([
    'America/New_York',
    'Australia/Sydney',
    'Europe/Berlin',
    'Asia/Kathmandu',
    'UTC',
    'UTC',
  ]);
});
