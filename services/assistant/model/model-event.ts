/** What a model uses, in tokens. */
export type Usage = { inputTokens: number; outputTokens: number };

/** What is heard of a model, in its order. A block is a number that its tool's name and its tool's input share. */
export type ModelEvent =
  | { kind: 'text'; text: string }
  | { kind: 'tool'; block: number; name: string }
  | { kind: 'tool-input'; block: number; json: string }
  | { kind: 'stop'; reason: string }
  | { kind: 'usage'; usage: Usage };

/** A tool that the model may ask for; its input is described by a JSON schema of an object. */
export type ModelTool = { name: string; description: string; schema: Record<string, unknown> };

export type ModelQuestion = {
  /** What the model is to do: ours, and nothing that somebody typed. */
  system: string;
  /** What was said to it: data. */
  message: string;
  tools: readonly ModelTool[];
  maxTokens: number;
};
