export function npmCommand(args: string[]): [command: string, args: string[], options: { shell: boolean }];
export function runNpm(args: string[], options?: { cwd?: string }): void;
