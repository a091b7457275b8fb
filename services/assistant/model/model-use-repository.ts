import type { ModelDay, ModelOutcome } from '../../../shared/assistant/model-use.ts';
import type { ArtistId } from '../../../shared/ids.ts';
import { MicrosInTable } from '../../../shared/money.ts';
import { whenRefused } from '../../platform/condition.ts';
import { keys } from '../../platform/keys.ts';
import type { Item, Table } from '../../platform/table.ts';
import type { ModelLimits } from './model-limits.ts';

/** How long an artist's usage is kept, in case the office wants to look into a particular day. */
const KEPT_SECONDS = 40 * 24 * 3600;

/** Tokens and micro-dollars, either reserved for a question or used by it. */
type Amount = { tokens: number; micros: bigint };

const monthOf = (day: string) => day.slice(0, 7);

/**
 * The model's daily usage (UTC), per artist and in total. Before a question is asked, its maximum usage is reserved, so
 * that concurrent questions cannot exceed a limit. Once the actual usage is known, the rest is released. If the
 * function dies, the reservation remains counted.
 */
export const modelUseRepository = (table: Table) => ({
  /**
   * Reserves the maximum usage of a question.
   * @returns the limit that would be exceeded; undefined if the question may be asked
   */
  async setAside(
    { artistId, at, most }: { artistId: ArtistId; at: Date; most: Amount },
    { artist, all }: ModelLimits,
  ): Promise<'artist' | 'all' | undefined> {
    const day = dayOf(at);
    const rest = { tokens: artist.tokens - most.tokens, micros: artist.micros - most.micros };
    if (artist.calls < 1 || rest.tokens < 0 || rest.micros < 0n) return 'artist';
    if (all.micros < most.micros) return 'all';
    const ofArtist = table.update({
      Key: keys.modelUseOfArtist({ day, artistId }),
      UpdateExpression: 'ADD calls :one, tokens :tokens, micros :micros SET #ttl = :ttl, v = :one',
      ConditionExpression:
        'attribute_not_exists(PK) OR (calls < :calls AND tokens <= :restTokens AND micros <= :restMicros)',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':tokens': most.tokens,
        ':micros': most.micros,
        ':calls': artist.calls,
        ':restTokens': rest.tokens,
        ':restMicros': rest.micros,
        ':ttl': Math.floor(at.getTime() / 1000) + KEPT_SECONDS,
      },
    });
    if (!(await wasWritten(ofArtist))) return 'artist';
    const ofAll = table.update({
      Key: keys.modelUseOfDay({ month: monthOf(day), day }),
      UpdateExpression: 'ADD calls :one, tokens :tokens, micros :micros SET v = :one',
      ConditionExpression: 'attribute_not_exists(PK) OR micros <= :rest',
      ExpressionAttributeValues: {
        ':one': 1,
        ':tokens': most.tokens,
        ':micros': most.micros,
        ':rest': all.micros - most.micros,
      },
    });
    if (await wasWritten(ofAll)) return undefined;
    await this.giveBack({ artistId, at, amount: most });
    return 'all';
  },

  /** Releases the unused part of an artist's reservation. */
  async giveBack({ artistId, at, amount }: { artistId: ArtistId; at: Date; amount: Amount }): Promise<void> {
    await table.update({
      Key: keys.modelUseOfArtist({ day: dayOf(at), artistId }),
      UpdateExpression: 'ADD tokens :tokens, micros :micros',
      ExpressionAttributeValues: { ':tokens': -amount.tokens, ':micros': -amount.micros },
    });
  },

  /** Replaces the reservation of a question with its actual usage. */
  async settle(use: {
    artistId: ArtistId;
    at: Date;
    most: Amount;
    used: Amount;
    outcome: ModelOutcome;
  }): Promise<void> {
    const { artistId, at, most, used, outcome } = use;
    const left = { tokens: most.tokens - used.tokens, micros: most.micros - used.micros };
    const day = dayOf(at);
    await Promise.all([
      this.giveBack({ artistId, at, amount: left }),
      table.update({
        Key: keys.modelUseOfDay({ month: monthOf(day), day }),
        UpdateExpression: 'ADD tokens :tokens, micros :micros, #outcome :one',
        ExpressionAttributeNames: { '#outcome': `${OUTCOME}${outcome}` },
        ExpressionAttributeValues: { ':tokens': -left.tokens, ':micros': -left.micros, ':one': 1 },
      }),
    ]);
  },

  /** The days of a month (YYYY-MM) on which the model was used, in order. */
  async daysOf(month: string): Promise<ModelDay[]> {
    return (await table.partition(keys.modelUseOfDay({ month, day: '' }).PK)).map(readDay);
  },
});

export type ModelUseRepository = ReturnType<typeof modelUseRepository>;

const OUTCOME = 'o_';

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const wasWritten = (write: Promise<unknown>): Promise<boolean> =>
  whenRefused(
    write.then(() => true),
    () => false,
  );

const readDay = (item: Item): ModelDay => ({
  day: String(item.SK),
  calls: Number(item.calls ?? 0),
  tokens: Number(item.tokens ?? 0),
  costMicros: String(MicrosInTable.parse(item.micros ?? 0)),
  outcomes: Object.fromEntries(
    Object.entries(item).flatMap(([name, count]) =>
      name.startsWith(OUTCOME) ? [[name.slice(OUTCOME.length), Number(count)]] : [],
    ),
  ),
});
