/** The command for a type check. @param project its folder or its tsconfig */
export declare const types: (project: string) => [program: string, ...args: string[]];
