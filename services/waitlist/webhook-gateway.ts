/** Longer than an automation service takes to queue what it gets. */
const PATIENCE_MS = 10_000;

/** Somebody else's service that takes leads. */
export const webhookGateway = (url: string) => ({
  /**
   * Sends JSON. What it answers is not read: its status says whether it has it.
   * @param id the same for the same delivery, so that a receiver can tell one that comes twice
   * @throws Error that names the status, or what went wrong on the way
   */
  async send(id: string, body: object): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify(body),
      // An address that moved is a setting to be corrected: what people wrote goes where the operator said, and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
  },
});

export type WebhookGateway = ReturnType<typeof webhookGateway>;
