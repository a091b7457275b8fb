export type UnsteadyHistory = { runs: number; seen: Record<string, number> };
export declare const UNSTEADY_WINDOW: number;
export declare function readUnsteadyHistory(from?: string): UnsteadyHistory;
export declare function afterRun(
  history: UnsteadyHistory,
  names: string[],
): { history: UnsteadyHistory; returned: string[] };
export declare function writeUnsteadyHistory(history: UnsteadyHistory, to?: string): void;
