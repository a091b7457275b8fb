export type { DeliveredMail, OutgoingMail } from './mailbox.ts';
export type { Mail } from './open-mail.ts';
export { openMail } from './open-mail.ts';
