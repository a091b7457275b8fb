import type { Delivery } from '../platform/listen.ts';

/**
 * From this delivery on, a file that could not be listened to or looked at no longer holds up its release. A file that
 * crashes its process returns after each time-out, so waiting for the last delivery would take hours.
 */
export const LATE_FROM = 3;

/** Whether earlier tries to inspect a placed file have failed, so that nobody should wait for this one. */
export const isLate = ({ receives }: Delivery): boolean => receives >= LATE_FROM;
