/** A model's usage in tokens. */
export type Usage = { inputTokens: number; outputTokens: number };

/** Events of a model's stream, in order. `block` links a tool's input to its name. */
export type ModelEvent =
  | { kind: 'text'; text: string }
  | { kind: 'tool'; block: number; name: string }
  | { kind: 'tool-input'; block: number; json: string }
  | { kind: 'stop'; reason: string }
  | { kind: 'usage'; usage: Usage };

/** A tool that the model may call. `schema` is the JSON schema of its input, an object. */
export type ModelTool = { name: string; description: string; schema: Record<string, unknown> };

export type ModelQuestion = {
  /** The model's instructions: written by us, and never containing anything from a user. */
  system: string;
  /** The user's message and its context, as data. */
  message: string;
  tools: readonly ModelTool[];
  maxTokens: number;
};
