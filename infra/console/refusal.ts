/**
 * An error that the user can fix: its message is one sentence that says how, and is printed without
 * a stack.
 */
export class Refusal extends Error {
  override name = 'Refusal';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
