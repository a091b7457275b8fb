import { createHmac } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LogFields } from '../platform/logger.ts';
import { testLog } from '../test/test-log.ts';
import { providerKeys } from './provider-keys.ts';
import { stripeGateway } from './stripe-gateway.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

type World = {
  secret?: object;
  /** The provider's reply. */
  answer?: RequestListener;
  /** The seconds that one of our requests has left. */
  left?: number;
  /** How long a call may take, in milliseconds. */
  callMs?: number;
};

/** The gateway, and the provider that it calls. */
async function gatewayIn({
  secret = { secretKey: 'sk_1', webhookSecret: 'whsec_1' },
  answer,
  left = 20,
  callMs = 5000,
}: World) {
  const requests: { method: string; url: string; key: string; idempotencyKey: string }[] = [];
  const server = createServer((request, response) => {
    const { authorization = '', 'idempotency-key': idempotencyKey = '' } = request.headers;
    requests.push({
      method: request.method ?? '',
      url: request.url ?? '',
      key: authorization.replace('Bearer ', ''),
      idempotencyKey: String(idempotencyKey),
    });
    answer?.(request, response);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines: LogFields[] = [];
  const log = testLog({ error: (_, fields) => void lines.push(fields) });
  const world = { secret, reads: 0, time: Date.now() };
  const now = () => new Date(world.time);
  const read = async () => {
    world.reads += 1;
    return JSON.stringify(world.secret);
  };
  const gateway = stripeGateway({
    keys: providerKeys(read, { now, log }),
    apiUrl,
    siteUrl: 'https://segno.test',
    log,
    now,
    patience: { callMs, retries: 1 },
  });
  return { gateway, provider: gateway.until(new Date(world.time + left * 1000)), requests, lines, world };
}

const refusal =
  (status: number, error: object): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
    response.end(JSON.stringify({ error }));
  };
const answering =
  (body: object): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

describe('a provider that does not answer', () => {
  it('is retried once under the same key, and reported in a message', async () => {
    const { provider, requests, lines } = await gatewayIn({ callMs: 40 });
    await expect(provider.refund({ paymentId: 'pi_1', key: 'pi_1' })).rejects.toMatchObject({
      code: 'payment-provider-unavailable',
      details: {},
    });
    expect(requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['refund:pi_1', 'refund:pi_1']);
    expect(lines).toMatchObject([{ reason: 'StripeConnectionError' }]);
  });

  it('is not called if our own request has no time left', async () => {
    const { provider, requests } = await gatewayIn({ left: 0, answer: answering({ id: 're_1', status: 'succeeded' }) });
    await expect(provider.refund({ paymentId: 'pi_1', key: 'pi_1' })).rejects.toMatchObject({
      code: 'payment-provider-unavailable',
    });
    expect(requests).toEqual([]);
  });
});

describe('a refund', () => {
  const aRefund = { id: 're_1', amount: 300, created: 1_795_000_000, metadata: {} };
  const expected = (status: 'given' | 'failed') => ({
    refunds: { re_1: { cents: 300, at: new Date(1_795_000_000_000).toISOString(), status } },
  });

  it.each(['succeeded', 'pending', 'requires_action'])(
    'that is %s is treated as made: the provider pays it out',
    async (status) => {
      const { provider } = await gatewayIn({ answer: answering({ ...aRefund, status }) });
      expect(await provider.refund({ paymentId: 'pi_1', key: 'pi_1' })).toEqual(expected('given'));
    },
  );

  it.each(['failed', 'canceled'])('that is %s has no effect', async (status) => {
    const { provider } = await gatewayIn({ answer: answering({ ...aRefund, status }) });
    expect(await provider.refund({ paymentId: 'pi_1', key: 'pi_1' })).toEqual(expected('failed'));
  });

  it('of a payment already refunded returns the existing refunds', async () => {
    const already = { type: 'invalid_request_error', code: 'charge_already_refunded', message: '' };
    const { provider } = await gatewayIn({
      answer: (request, response) =>
        (request.method === 'POST'
          ? refusal(400, already)
          : answering({ data: [{ ...aRefund, status: 'succeeded' }] }))(request, response),
    });
    expect(await provider.refund({ paymentId: 'pi_1', key: 'pi_1' })).toMatchObject(expected('given'));
  });

  it('carries our request’s id, which returns with every report of it', async () => {
    const metadata = { requestId: 'rfd_1' };
    const { provider, requests } = await gatewayIn({
      answer: answering({ ...aRefund, metadata, status: 'succeeded' }),
    });
    const facts = await provider.refund({ paymentId: 'pi_1', key: 'rfd_1', cents: 300, requestId: 'rfd_1' });
    expect(facts.refunds?.re_1).toMatchObject({ requestId: 'rfd_1', status: 'given' });
    expect(requests).toMatchObject([{ idempotencyKey: 'refund:rfd_1' }]);
  });

  it.each([
    ['charge_disputed', 'payment-wrong'],
    ['resource_missing', 'payment-wrong'],
    ['lock_timeout', 'payment-provider-unavailable'],
  ])('that is rejected as %s is %s', async (code, problem) => {
    const { provider } = await gatewayIn({
      answer: refusal(400, { type: 'invalid_request_error', code, message: '' }),
    });
    await expect(provider.refund({ paymentId: 'pi_1', key: 'pi_1' })).rejects.toMatchObject({ code: problem });
  });
});

describe('a key that the provider no longer accepts', () => {
  const only =
    (valid: string): RequestListener =>
    (request, response) =>
      (request.headers.authorization === `Bearer ${valid}`
        ? answering({ id: 're_1', created: 1_795_000_000, status: 'succeeded' })
        : refusal(401, { type: 'invalid_request_error', message: `Invalid API Key provided: ${valid}` }))(
        request,
        response,
      );

  it('is read again, and the call continues with the new one', async () => {
    const { gateway, requests, world } = await gatewayIn({ answer: only('sk_2') });
    const refund = () => gateway.until(new Date(world.time + 20_000)).refund({ paymentId: 'pi_1', key: 'pi_1' });
    await expect(refund()).rejects.toMatchObject({ code: 'payments-not-configured' });
    world.secret = { secretKey: 'sk_2', webhookSecret: 'whsec_1' };
    world.time += 30_000;
    await refund();
    expect(requests.map(({ key }) => key)).toEqual(['sk_1', 'sk_1', 'sk_2']);
  });

  it('that nobody has replaced causes a separate problem, which reveals no part of it', async () => {
    const { provider, lines, world } = await gatewayIn({
      secret: { secretKey: 'sk_old', webhookSecret: 'whsec_1' },
      answer: only('sk_2'),
    });
    for (let n = 0; n < 5; n++) {
      await expect(provider.refund({ paymentId: 'pi_1', key: 'pi_1' })).rejects.toMatchObject({
        code: 'payments-not-configured',
        details: {},
      });
    }
    expect(JSON.stringify(lines)).not.toContain('sk_');
    expect(world.reads).toBe(1);
  });
});

describe('the signature of an event', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    created: 1_795_000_000,
    livemode: false,
    type: 'checkout.session.completed',
    data: {
      object: { id: 'cs_1', payment_status: 'paid', amount_total: 300, currency: 'usd', payment_intent: 'pi_1' },
    },
  });
  const signedBy = (secret: string) => {
    const time = Math.floor(Date.now() / 1000);
    const v1 = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    return { bytes: Buffer.from(body), headers: { 'stripe-signature': `t=${time},v1=${v1}` } };
  };
  const rolling = { secretKey: 'sk_1', webhookSecret: 'whsec_2', webhookSecretPrevious: 'whsec_1' };

  it.each(['whsec_2', 'whsec_1'])('by %s is accepted during a rotation', async (secret) => {
    const { gateway } = await gatewayIn({ secret: rolling });
    expect(await gateway.webhookEvent(signedBy(secret))).toMatchObject({
      of: { kind: 'session', session: { id: 'cs_1', isPaid: true } },
    });
  });

  it('by a secret rotated a moment ago is accepted: the keys are read again', async () => {
    const { gateway, world } = await gatewayIn({});
    await gateway.webhookEvent(signedBy('whsec_1'));
    world.secret = { secretKey: 'sk_1', webhookSecret: 'whsec_2' };
    world.time += 30_000;
    expect(await gateway.webhookEvent(signedBy('whsec_2'))).toMatchObject({ eventId: 'evt_1' });
    await expect(gateway.webhookEvent(signedBy('whsec_1'))).rejects.toMatchObject({ code: 'signature-wrong' });
  });

  it('that is wrong does not cause a read of the secret each time', async () => {
    const { gateway, world } = await gatewayIn({});
    for (let n = 0; n < 50; n++) {
      await expect(gateway.webhookEvent(signedBy('whsec_0'))).rejects.toMatchObject({ code: 'signature-wrong' });
    }
    expect(world.reads).toBe(1);
    world.time += 30_000;
    for (let n = 0; n < 50; n++) await gateway.webhookEvent(signedBy('whsec_0')).catch(() => undefined);
    expect(world.reads).toBe(2);
  });

  it('by the empty secret is never accepted, whatever the operator has set', async () => {
    const rolled = await gatewayIn({ secret: { ...rolling, webhookSecretPrevious: '' } });
    await expect(rolled.gateway.webhookEvent(signedBy(''))).rejects.toMatchObject({ code: 'signature-wrong' });
    const unset = await gatewayIn({ secret: { secretKey: '', webhookSecret: '' } });
    await expect(unset.gateway.webhookEvent(signedBy(''))).rejects.toMatchObject({ code: 'payments-not-configured' });
  });
});
