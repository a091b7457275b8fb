import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoArtist } from '../infra/seed/demo-accounts.ts';
import { recording } from '../infra/seed/recording.ts';
import { createClient } from '../shared/contract/client.ts';
import type { Api } from '../shared/contract/index.ts';
import { idsFrom } from '../shared/ids.ts';
import { releaseEdit } from '../shared/releases/field-edit.ts';
import type { Flow } from './arrivals.ts';
import { type Sample, timed } from './load-sample.ts';
import { writeStatement } from './statement-file.ts';

type LoadFlow = Flow<Sample>;

const EDITED_RELEASES = 200;
const STATEMENT_LINES = 20_000;
const newId = idsFrom(() => new Date());
const key = () => ({ idempotencyKey: randomUUID() });

type Needs = { site: string; tokens: { artist: string; office: string } };

/** Prepares the flows that write, 50 calls a second together: edits, chats, uploads, payments, and a statement. */
export async function writingFlows({ site, tokens }: Needs): Promise<LoadFlow[]> {
  const clientOf = (kind: string, token: string, samples: Sample[]) =>
    createClient<Api>(timed(site, kind, samples), async () => token);
  const artistOf = (kind: string, samples: Sample[]) => clientOf(kind, tokens.artist, samples);
  const statement = await packedStatement();

  const setup = artistOf('', []);
  /**
   * The releases without a pending edit. An edit carries the value that it replaces, so the next one must wait for the
   * answer.
   */
  const editable = await Promise.all(
    Array.from({ length: EDITED_RELEASES }, async () => ({ ...(await setup('POST /api/releases', key())) })),
  );
  let edits = 0;

  const edit = async (samples: Sample[]) => {
    const release = editable.shift();
    if (!release) throw new Error('Every release has an edit that is not answered');
    const { id: releaseId, title } = release;
    const body = releaseEdit('title', title, `Edited ${++edits}`);
    // After an error it is unknown whether the title has changed, so the release is not used again.
    const { title: stored } = await artistOf('edits', samples)('PATCH /api/releases/{releaseId}', {
      params: { releaseId },
      body,
    });
    editable.push({ ...release, title: stored });
  };

  const chat = async (samples: Sample[]) => {
    const artist = artistOf('chats', samples);
    const opening = { id: newId('message'), message: 'start', releaseId: null, step: 'start', mediaId: null } as const;
    const { nextStep } = await artist('POST /api/assistant/messages', { body: opening });
    const title = { ...opening, id: newId('message'), message: 'My song is called Night Bus', step: nextStep };
    await artist('POST /api/assistant/messages', { body: title });
  };

  const upload = async (samples: Sample[]) => {
    const artist = artistOf('uploads', samples);
    const { id: releaseId } = await artist('POST /api/releases', key());
    const params = { releaseId };
    const { trackIds } = await artist('POST /api/releases/{releaseId}/tracks', { params, ...key() });
    const [trackId] = trackIds;
    if (!trackId) throw new Error('The track was not added');
    const bytes = Buffer.from(recording(2));
    const body = { fileName: 'Night Bus.wav', contentType: 'audio/wav', size: bytes.length };
    const expected = await artist('POST /api/releases/{releaseId}/uploads', {
      params,
      body: { ...body, target: { kind: 'audio', trackId } },
    });
    if (expected.state !== 'expected') throw new Error('The recording is too large for one request');
    await timed('', 'uploads', samples)(expected.url, { method: 'PUT', headers: expected.headers, body: bytes });
  };

  /** Buys a plan. The card page responds once the webhook has been sent. */
  const pay = async (samples: Sample[]) => {
    const artist = artistOf('payments', samples);
    const { id: releaseId } = await artist('POST /api/releases', key());
    const params = { releaseId };
    await artist('POST /api/releases/{releaseId}/tracks', { params, ...key() });
    const order = { params, body: { plan: 'single' as const }, ...key() };
    const { url } = await artist('POST /api/releases/{releaseId}/checkout', order);
    const card = new URLSearchParams({ email: demoArtist.email, card: '4242 4242 4242 4242' });
    const page = await fetch(url, { method: 'POST', body: card, redirect: 'manual' });
    const location = page.headers.get('location');
    if (!location) throw new Error(`The card page answered ${page.status}`);
    const sessionId = new URL(location).searchParams.get('session_id') ?? '';
    await artist('POST /api/payments/verify', { body: { sessionId } });
  };

  const importStatement = async (samples: Sample[]) => {
    const office = clientOf('statements', tokens.office, samples);
    const body = { fileName: `load-${randomUUID()}.csv.gz`, bytes: statement.length };
    const { statement: opened, url, headers } = await office('POST /api/admin/statements', { body, ...key() });
    await timed('', 'statements', samples)(url, { method: 'PUT', headers, body: statement });
    const params = { statementId: opened.statementId };
    await office('POST /api/admin/statements/{statementId}/uploaded', { params });
  };

  return [
    { every: 1000 / 24, once: edit },
    { every: 1000 / 4, once: chat },
    { every: 1000 / 2, once: upload },
    { every: 1000 / 2, once: pay },
    { every: 20_000, once: importStatement },
  ];
}

async function packedStatement(): Promise<Buffer<ArrayBuffer>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'segno-load-'));
  const file = path.join(folder, 'statement.csv.gz');
  await writeStatement(file, STATEMENT_LINES);
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}
