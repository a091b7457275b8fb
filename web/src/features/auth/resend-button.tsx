import { useState } from 'react';
import { useCountdown } from '../../lib/use-countdown.ts';
import { Button } from '../../ui/button.tsx';

/** The wait between codes. Email takes a while, and the pool sends only a few per hour. */
const WAIT_SECONDS = 30;

/**
 * Sends another code. Counts down before the first use, because a code has just been sent.
 * @param onSend never rejects; returns false when no code was sent
 */
export function ResendButton({ onSend }: { onSend: () => Promise<boolean> }) {
  const [left, begin] = useCountdown(WAIT_SECONDS);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    if (await onSend()) begin();
    setSending(false);
  };
  return (
    <Button
      tone="quiet"
      size="small"
      busy={isSending && 'Sending…'}
      aria-disabled={left > 0}
      onClick={() => left === 0 && void send()}
      className="tabular-nums"
    >
      {left > 0 ? `Send a new code in ${left} s` : 'Send a new code'}
    </Button>
  );
}
