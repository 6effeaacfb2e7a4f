/** A statement and the values of its placeholders. */
export type Statement = { text: string; values: unknown[] };

/**
 * Builds a parameterised statement from a template: each value becomes a placeholder, never SQL
 * text. Pass objects through `JSON.stringify` and `::jsonb`.
 */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Statement {
  return { text: parts.reduce((text, part, index) => `${text}$${index}${part}`), values };
}
