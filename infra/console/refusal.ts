/**
 * An error that the user can fix: its message is one sentence that says how, printed without a
 * stack.
 */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** The message of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
