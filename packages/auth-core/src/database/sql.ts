/** A statement and the values of its placeholders. */
export type Statement = { text: string; values: unknown[] };

/** Writes a statement as one reads it: each value becomes a placeholder, never text. Objects go in through `JSON.stringify` and `::jsonb`. */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Statement {
  return { text: parts.reduce((text, part, index) => `${text}$${index}${part}`), values };
}
