import { dueDigests, nextDueAt, withDigest, withNotice } from './email-gate.ts';
import { noNotices } from './notice-head.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 27, 10, minutes));

test('twenty deliveries within an hour give one email at once, and one digest of the others (product 36.4)', () => {
  let head = noNotices;
  let emails = 0;
  for (let n = 0; n < 20; n++) {
    const next = withNotice(head, { news: 'delivered', now: at(n) });
    head = next.head;
    if (next.sendsEmail) emails += 1;
  }
  expect(emails).toBe(1);
  expect(head.emails.delivered).toMatchObject({ n: 1, waiting: 19 });
  expect(nextDueAt(head)).toBe(at(60).toISOString());
  expect(dueDigests(head, at(59))).toEqual([]);
  expect(dueDigests(head, at(60))).toEqual(['delivered']);

  head = withDigest(head, 'delivered', at(63));
  expect(nextDueAt(head)).toBeUndefined();
  // The digest is an email too: the next one waits an hour from it.
  expect(withNotice(head, { news: 'delivered', now: at(100) }).sendsEmail).toBe(false);
  expect(withNotice(head, { news: 'delivered', now: at(123) }).sendsEmail).toBe(true);
});

test('each kind has its own hour, and a notice without email changes none (product 36.4)', () => {
  const { head } = withNotice(noNotices, { news: 'delivered', now: at(0) });
  expect(withNotice(head, { news: 'live', now: at(1) }).sendsEmail).toBe(true);
  const silent = withNotice(head, { news: undefined, now: at(1) });
  expect(silent).toMatchObject({ n: 2, sendsEmail: false });
  expect(silent.head.emails).toEqual(head.emails);
});

test('a notice that arrives before an overdue digest joins it, so that none is left out (product 36.4)', () => {
  let { head } = withNotice(noNotices, { news: 'live', now: at(0) });
  head = withNotice(head, { news: 'live', now: at(5) }).head;
  const late = withNotice(head, { news: 'live', now: at(70) });
  expect(late.sendsEmail).toBe(false);
  expect(late.head.emails.live?.waiting).toBe(2);
});
