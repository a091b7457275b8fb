import { guards, type Mutant } from './mutant.ts';

/** Guards of what is known of a release at stores: no state without its event, and nothing for a stranger. */
export const storesMutants: readonly Mutant[] = [
  ...guards('shared/stores/with-store-event.ts', 'unit', 'shared/stores/store-event.test', [
    [
      'only a store that it was sent to',
      "if (!before && state !== 'sent') throw new Problem('store-unknown', { store });",
      "if (!before && state !== 'sent') continue;",
    ],
    ['no state goes backwards', '!canFollow(before.state, state) || ', ''],
    ['no event is of before the current state', ' || at < before.at', ''],
  ]),
  ...guards('services/stores/store-state-repository.ts', 'service', 'services/stores/stores.service-test', [
    ['the states are those that were read', "ConditionExpression: 'ver = :ver'", "ConditionExpression: ':ver = :ver'"],
  ]),
  ...guards('services/stores/handlers.ts', 'service', 'services/stores/stores.service-test', [
    [
      'states only for the artist',
      'recorded?.artistId === actor.artistId ? recorded.stores : {}',
      'recorded?.stores ?? {}',
    ],
    ['files only for the artist', 'sent.filter((file) => file.artistId === artistId)', 'sent'],
  ]),
  ...guards('services/stores/entering/event-time.ts', 'unit', 'services/stores/entering/decide-lines.test', [
    ['nothing is in the future', "if (time > now) throw new Problem('store-event-ahead');", ''],
  ]),
  ...guards('services/stores/look-up/catalogue-event.ts', 'service', 'services/stores/look-up.service-test', [
    [
      'only a store that has not answered',
      'current !== undefined && awaited.includes(current.state)',
      'current !== undefined',
    ],
  ]),
  ...guards('services/stores/look-up/is-same-release.ts', 'unit', 'services/stores/look-up/is-same-release.test', [
    ['another release is not live', 'titlesOf(found.title).some((one) => titles.includes(one)) ||', 'true ||'],
  ]),
];
