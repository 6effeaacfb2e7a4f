/** Something the user has to change: the message is one sentence that says what, and is shown without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
