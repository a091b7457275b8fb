/** What ends a state by its name, which `Retry` and `Catch` ask for. */
export class StateError extends Error {
  override readonly name: string;
  constructor(name: string, cause: string) {
    super(cause);
    this.name = name;
  }
}

/** An execution that is stopped by a person, or with the laptop: neither retried nor caught. */
export class Stopped extends Error {}

/** A mistake of the definition, or data that it does not fit. */
export const runtimeError = (cause: string) => new StateError('States.Runtime', cause);

/** Errors that no `States.ALL` is about (Step Functions guide, "Handling errors"). */
const FINAL = ['States.Runtime', 'States.DataLimitExceeded'];
/** Errors that are no failure of a task's own. */
const NOT_OF_TASK = ['States.Timeout', ...FINAL];

/** Whether a row of `Retry` or `Catch` is about this error. */
export const isAbout = ({ ErrorEquals }: { ErrorEquals: string[] }, { name }: StateError): boolean =>
  ErrorEquals.some(
    (wanted) =>
      wanted === name ||
      (wanted === 'States.ALL' && !FINAL.includes(name)) ||
      (wanted === 'States.TaskFailed' && !NOT_OF_TASK.includes(name)),
  );
