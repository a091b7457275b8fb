/** An error that ends a state, with the name that `Retry` and `Catch` match. */
export class StateError extends Error {
  override readonly name: string;
  constructor(name: string, cause: string) {
    super(cause);
    this.name = name;
  }
}

/** Ends an execution that was stopped by a person or with the local stack. It is neither retried nor caught. */
export class Stopped extends Error {}

/** Reports a mistake in the definition, or data that does not match it. */
export const runtimeError = (cause: string) => new StateError('States.Runtime', cause);

/** Errors that `States.ALL` does not match (Step Functions guide, "Handling errors"). */
const FINAL = ['States.Runtime', 'States.DataLimitExceeded'];
/** Errors that `States.TaskFailed` does not match. */
const NOT_TASK_FAILED = ['States.Timeout', ...FINAL];

/** Whether a row of `Retry` or `Catch` matches this error. */
export const matchesError = ({ ErrorEquals }: { ErrorEquals: string[] }, { name }: StateError): boolean =>
  ErrorEquals.some(
    (wanted) =>
      wanted === name ||
      (wanted === 'States.ALL' && !FINAL.includes(name)) ||
      (wanted === 'States.TaskFailed' && !NOT_TASK_FAILED.includes(name)),
  );
