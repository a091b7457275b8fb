/** Tells this browser's other tabs that the artist returned from the payment page without paying. */
const open = () => new BroadcastChannel('payment-cancelled');

export function announcePaymentCancelled(releaseId: string): void {
  const channel = open();
  channel.postMessage(releaseId);
  channel.close();
}

/** @returns a function that stops listening */
export function onPaymentCancelled(releaseId: string, hear: () => void): () => void {
  const channel = open();
  channel.onmessage = ({ data }) => data === releaseId && hear();
  return () => channel.close();
}
