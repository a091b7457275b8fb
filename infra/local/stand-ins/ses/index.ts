export type { ConfigurationSet, SesMail } from './ses-mail.ts';
export { startSes } from './start-ses.ts';
