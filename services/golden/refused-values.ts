const access = 'It decides who may see or change something.';
const money = 'It decides who is paid, or how much.';
const totals = 'The totals are the sum of the cards, so a card read as another kind would be counted as that.';
const checks = 'It decides which checks a file must pass before it becomes part of a release.';

/**
 * Every place of a stored item where its reader refuses a value that it does not know, so that routes which read the
 * item answer 500, with the reason why refusing is better than any answer. A new value at one of these places is read
 * one release before it is written (design 2.27). At all other places an unknown value is read (design 2.29). `*` is a
 * track, or a number in a list.
 */
export const refusedValues: Readonly<Record<string, string>> = {
  'ledger entry: part': money,
  'ledger transaction: entries.*.part': money,
  'table card: plan': totals,
  'table card: status': totals,
  'table media: state': checks,
  'table media: target.kind': checks,
  'table payment: plan': money,
  'table payment: state': money,
  'table profile: status': access,
  'table release: plan.name': money,
  'table release: status': access,
  'table release: submission.plan': money,
  'table split: versions.*.parties.*.state': money,
  'table splitInvitation: state': money,
  'table statement: state': money,
};
