/** Between the tabs of this browser: the one that was led to the payment page came back without paying. */
const open = () => new BroadcastChannel('payment-cancelled');

export function tellPaymentCancelled(releaseId: string): void {
  const channel = open();
  channel.postMessage(releaseId);
  channel.close();
}

/** @returns stops listening */
export function onPaymentCancelled(releaseId: string, hear: () => void): () => void {
  const channel = open();
  channel.onmessage = ({ data }) => data === releaseId && hear();
  return () => channel.close();
}
