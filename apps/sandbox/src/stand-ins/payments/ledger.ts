import { Stripe } from 'stripe';
import { BoundedList } from '../../bounded-list.ts';
import { BoundedMap } from '../../bounded-map.ts';
import type { Clock } from '../../clock.ts';
import { newId } from './new-id.ts';
import { missing } from './stripe-refusal.ts';

/** The version of the API that the library of the same number speaks. */
export const apiVersion = Stripe.API_VERSION;

type EventOf<T extends Stripe.Event.Type> = Extract<Stripe.Event, { type: T }>;

const mostOfEach = 5000;

/** Things by their name, the oldest of which are forgotten. */
class Shelf<T extends { id: string }> {
  readonly #kind: string;
  readonly #items = new BoundedMap<string, T>(mostOfEach);

  constructor(kind: string) {
    this.#kind = kind;
  }

  put(item: T): T {
    this.#items.set(item.id, item);
    return item;
  }

  /** @throws {StripeRefusal} 404 */
  get(id: string, param: string): T {
    const item = this.#items.get(id);
    if (!item) throw missing(this.#kind, id, param);
    return item;
  }

  /** Newest first. */
  list = (): T[] => [...this.#items.values()].toReversed();
  clear = (): void => this.#items.clear();
}

/** What an account of Stripe holds, and the story of it. */
export class Ledger {
  readonly sessions = new Shelf<Stripe.Checkout.Session>('checkout.session');
  readonly intents = new Shelf<Stripe.PaymentIntent>('payment_intent');
  readonly charges = new Shelf<Stripe.Charge>('charge');
  readonly refunds = new Shelf<Stripe.Refund>('refund');
  /** What the intent of a session will carry, until there is one. */
  readonly intentMetadata = new WeakMap<Stripe.Checkout.Session, Record<string, string>>();
  readonly #events = new BoundedList<Stripe.Event>(mostOfEach);
  readonly #clock: Clock;
  readonly #tell: (event: Stripe.Event) => void;

  constructor(clock: Clock, tell: (event: Stripe.Event) => void) {
    this.#clock = clock;
    this.#tell = tell;
  }

  /** Seconds, as Stripe counts. */
  now = (): number => Math.floor(this.#clock.now().getTime() / 1000);

  /** Writes down that something happened, as the thing is at this moment, and tells the product. */
  record<T extends Stripe.Event.Type>(type: T, object: EventOf<T>['data']['object']): void {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    } satisfies Stripe.EventBase as unknown as Stripe.Event;
    this.#events.add(event);
    this.#tell(event);
  }

  /** Newest first. */
  listEvents = (): Stripe.Event[] => this.#events.list();

  clear(): void {
    for (const shelf of [this.sessions, this.intents, this.charges, this.refunds]) shelf.clear();
    this.#events.clear();
  }
}
