/** How long to wait for a response: longer than an automation service takes to queue a request. */
const PATIENCE_MS = 10_000;

/** The external service that receives leads. */
export const webhookGateway = (url: string) => ({
  /**
   * Sends JSON. Only the status of the response matters.
   * @param id is the same for a repeated delivery
   * @throws Error with the status, or with the reason why the connection failed
   */
  async send(id: string, body: object): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify(body),
      // Redirects are not followed, so that leads go only to the URL that the operator configured.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
  },
});

export type WebhookGateway = ReturnType<typeof webhookGateway>;
