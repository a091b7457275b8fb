import { inspect } from 'node:util';
import { idsFrom, type MediaId } from '../../ids.ts';
import { contentOf, type SubmittedContent } from '../../releases/earlier-submission.ts';
import { releaseEdit } from '../../releases/field-edit.ts';
import { ReleaseEdit, TrackEdit } from '../../releases/field-edits.ts';
import { type ReleaseField, releaseFields } from '../../releases/fields.ts';
import { orderedTracks } from '../../releases/ordered-tracks.ts';
import type { DraftRelease, Release } from '../../releases/release.ts';
import { sameValue } from '../../same-value.ts';
import { AN_ARTIST } from '../../test/builders.ts';
import { Act } from '../act.ts';
import type { Change } from '../change.ts';
import { chosenAnswer, isQuickReply } from '../chosen-answer.ts';
import { Conversation, newConversation } from '../conversation.ts';
import type { InterpretContext } from '../interpret/context.ts';
import { interpretContext } from '../interpret-context.ts';
import { openTurn } from '../open-turn.ts';
import type { Operation } from '../operation.ts';
import { planTurn, type Turn } from '../plan-turn.ts';
import type { Dialogue, Line } from './read-dialogues.ts';

/** The day on which every dialogue takes place. */
export const NOW = new Date('2026-11-02T10:00:00.000Z');

export type Interpret = (message: string, context: InterpretContext) => Act[] | Promise<Act[]>;

/** Asserts without the test framework, because a command also runs the dialogues. */
function mustBe(value: unknown, wanted: unknown): void {
  const plain = (one: unknown): string => inspect(one, { depth: null, sorted: true });
  if (!sameValue(withoutGaps(value), withoutGaps(wanted))) throw new Error(`${plain(value)} is not ${plain(wanted)}`);
}
/** Removes undefined fields, because they are not stored. */
const withoutGaps = (value: unknown): unknown => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

/**
 * Applies operations to a release in the same way as the editor's routes: the edit's `from` must equal the stored
 * value.
 */
function applied(release: Release | null, operations: readonly Operation[]): Release | null {
  let now = release;
  for (const operation of operations) now = afterOperation(now, operation);
  return now;
}

function afterOperation(now: Release | null, operation: Operation): Release {
  if (operation.kind === 'create-release') return operation.release;
  if (now === null) throw new Error('There is no release');
  if (operation.kind === 'write-to-office') return now;
  if (operation.kind === 'add-track') {
    const { track } = operation;
    return { ...now, trackIds: [...now.trackIds, track.id], tracks: { ...now.tracks, [track.id]: track } };
  }
  if (operation.kind === 'remove-track') {
    const { [operation.trackId]: _, ...tracks } = now.tracks;
    return { ...now, tracks, trackIds: now.trackIds.filter((id) => id !== operation.trackId) };
  }
  if (operation.kind === 'edit-release') {
    const { field, to } = ReleaseEdit.parse(operation.edit);
    mustBe(now[field], operation.edit.from);
    return { ...now, [field]: to };
  }
  const track = now.tracks[operation.trackId];
  const { field, to } = TrackEdit.parse(operation.edit);
  if (!track) throw new Error('There is no such track');
  mustBe(track[field], operation.edit.from);
  return { ...now, tracks: { ...now.tracks, [track.id]: { ...track, [field]: to } } };
}

/** `changed`: the changes of each turn that has not been undone, the latest last. */
type State = {
  release: Release | null;
  earlier: SubmittedContent | null;
  conversation: Conversation;
  reply: string;
  changed: readonly Change[][];
};

/** The reply and the step before each line, for callers that inspect a dialogue. */
export type LineContext = { line: Line; step: string; reply: string };

/**
 * Runs a dialogue.
 * @param resumeAt the lines before which the conversation is stored, read and opened again, as on a different device
 * @param beginning the initial state of a release that the dialogue creates; blank by default
 */
export async function runDialogue(
  dialogue: Dialogue,
  interpret: Interpret,
  resumeAt: readonly number[] = [],
  beginning?: DraftRelease,
): Promise<State & { heard: LineContext[] }> {
  const ids = idsFrom(() => NOW);
  const first = openTurn({ release: null, conversation: newConversation, now: NOW });
  let state: State = {
    release: null,
    earlier: null,
    conversation: first.conversation,
    reply: first.reply,
    changed: [],
  };
  const needs = { artist: { artistId: AN_ARTIST, artistName: dialogue.artist }, now: NOW, ids, beginning };
  const heard: LineContext[] = [];
  for (const [n, line] of dialogue.lines.entries()) {
    if (resumeAt.includes(n) && state.release) {
      const stored = Conversation.parse(JSON.parse(JSON.stringify(state.conversation)));
      state = {
        ...state,
        conversation: openTurn({ release: state.release, earlier: state.earlier, conversation: stored, now: NOW })
          .conversation,
      };
    }
    heard.push({ line, step: state.conversation.step, reply: state.reply });
    if (line.kind === 'assistant') continue;
    if (line.kind === 'office') state = sentBack(state, line);
    else if (line.kind === 'editor') state = { ...state, release: edited(state.release, line) };
    else state = after(await turnOf(state, line, interpret, needs, (turn) => turn), state);
  }
  return { ...state, heard };
}

type Needs = Pick<Parameters<typeof planTurn>[0], 'artist' | 'now' | 'ids' | 'beginning'>;

async function turnOf(
  state: State,
  line: Extract<Line, { kind: 'artist' | 'file' }>,
  interpret: Interpret,
  needs: Needs,
  done: (turn: Turn) => Turn,
): Promise<Turn> {
  if (line.kind === 'file') {
    const mediaId = needs.ids('media');
    const release = line.refused ? state.release : withFile(state.release, line, mediaId);
    const verdict = line.refused ? { title: 'Refused', text: line.refused } : 'ready';
    const file = { mediaId, fileName: line.fileName, verdict } as const;
    return done(planTurn({ ...state, release, acts: [], file, ...needs }));
  }
  const context = interpretContext({ ...state, now: NOW });
  const chosen = chosenAnswer(line.text, state.conversation, state.release);
  const isPressed = isQuickReply(line.text, state.conversation, state.release);
  const acts = chosen ?? (await interpret(line.text, context)).map((act) => Act.parse(act));
  return done(planTurn({ ...state, acts, isPressed, lastChanges: state.changed.at(-1) ?? [], ...needs }));
}

function after(turn: Turn, before: State): State {
  const release = turn.operations.length > 0 ? applied(before.release, turn.operations) : turn.release;
  mustBe(release, turn.release);
  const { changes, isUndo } = turn;
  const done = changes.length > 0 ? [changes] : [];
  const changed = isUndo ? before.changed.slice(0, -1) : [...before.changed, ...done];
  return { ...before, release, conversation: Conversation.parse(turn.conversation), reply: turn.reply, changed };
}

/** Stores the file, as the checker does before the page reports it. */
function withFile(
  release: Release | null,
  { target, fileName }: Extract<Line, { kind: 'file' }>,
  mediaId: MediaId,
): Release {
  if (!release) throw new Error('A file needs a release');
  const stored = { mediaId, fileName, size: 400_000, storedAt: NOW.toISOString() };
  if (target === 'cover') return { ...release, cover: { ...stored, width: 3000, height: 3000 } };
  const track = orderedTracks(release).find((one) =>
    target === 'audio' ? !one.audio : one.containsCover && !one.licence,
  );
  if (!track) throw new Error(`No track waits for ${fileName}`);
  const file =
    target === 'audio'
      ? { audio: { ...stored, format: 'WAV', durationMs: 200_000, sampleRate: 44_100 } }
      : { licence: stored };
  return { ...release, tracks: { ...release.tracks, [track.id]: { ...track, ...file } } };
}

/** Sends the release back to the artist, as the office does. The artist then resumes the conversation. */
function sentBack(state: State, { reasons }: Extract<Line, { kind: 'office' }>): State {
  const { release, conversation } = state;
  if (!release) throw new Error('The office needs a release');
  const at = NOW.toISOString();
  const requests = reasons.map(({ code, track, note }) => ({
    code,
    ...(track && { trackId: release.trackIds[track - 1] }),
    ...(note && { note }),
  }));
  const after = {
    ...release,
    status: 'changes_requested',
    submission: { at, agreementVersion: 'v', by: AN_ARTIST },
    changes: { at, reasons: requests, message: '' },
  } as const satisfies Release;
  const earlier = contentOf(release);
  const { conversation: stand, reply } = openTurn({ release: after, earlier, conversation, now: NOW });
  return { ...state, release: after, earlier, conversation: stand, reply };
}

function edited(release: Release | null, { field, value }: Extract<Line, { kind: 'editor' }>): Release {
  const name = Object.keys(releaseFields).find(
    (one) => releaseFields[one as ReleaseField].label === field,
  ) as ReleaseField;
  const to = Array.isArray(release?.[name]) ? value.split(', ') : value;
  const made =
    release && applied(release, [{ kind: 'edit-release', edit: releaseEdit(name, release[name], to as never) }]);
  if (!made) throw new Error(`The editor cannot set ${field}`);
  return made;
}
