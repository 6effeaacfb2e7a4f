import { BoundedMap } from '../../bounded-map.ts';
import { StripeRefusal } from './stripe-refusal.ts';

export type Answer = { status: number; body: object };
type StoredAnswer = { request: string; requestId: string; answer?: Answer };

const maxKeys = 5000;

export class Idempotency {
  readonly #remembered = new BoundedMap<string, StoredAnswer>(maxKeys);

  async answer(
    key: string | undefined,
    request: string,
    requestId: string,
    work: () => Promise<Answer>,
  ): Promise<Answer & { replayOf?: string }> {
    if (key === undefined) return work();
    const known = this.#remembered.get(key);
    if (known && known.request !== request)
      throw new StripeRefusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    if (known?.answer) return { ...known.answer, replayOf: known.requestId };
    if (known)
      throw new StripeRefusal(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key (${key}).`,
      });
    return this.#first(key, { request, requestId }, work);
  }

  async #first(
    key: string,
    remembered: StoredAnswer,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    this.#remembered.set(key, remembered);
    try {
      remembered.answer = await work();
      return remembered.answer;
    } catch (error) {
      // A request that failed validation may be repeated under the same key.
      this.#remembered.delete(key);
      throw error;
    }
  }

  clear = (): void => this.#remembered.clear();
}
