import { Stripe } from 'stripe';
import { BoundedList } from '../../bounded-list.ts';
import { BoundedMap } from '../../bounded-map.ts';
import type { Clock } from '../../clock.ts';
import { newId } from './new-id.ts';
import { missing } from './stripe-refusal.ts';

export const apiVersion = Stripe.API_VERSION;

type EventOf<T extends Stripe.Event.Type> = Extract<Stripe.Event, { type: T }>;

const maxOfEach = 5000;

class ObjectStore<T extends { id: string }> {
  readonly #kind: string;
  readonly #items = new BoundedMap<string, T>(maxOfEach);

  constructor(kind: string) {
    this.#kind = kind;
  }

  put(item: T): T {
    this.#items.set(item.id, item);
    return item;
  }

  get(id: string, param: string): T {
    const item = this.#items.get(id);
    if (!item) throw missing(this.#kind, id, param);
    return item;
  }

  /** Newest first. */
  list = (): T[] => [...this.#items.values()].toReversed();
  clear = (): void => this.#items.clear();
}

export class Ledger {
  readonly sessions = new ObjectStore<Stripe.Checkout.Session>('checkout.session');
  readonly intents = new ObjectStore<Stripe.PaymentIntent>('payment_intent');
  readonly charges = new ObjectStore<Stripe.Charge>('charge');
  readonly refunds = new ObjectStore<Stripe.Refund>('refund');
  /** The metadata for a session's payment intent, until the intent exists. */
  readonly intentMetadata = new WeakMap<Stripe.Checkout.Session, Record<string, string>>();
  readonly #events = new BoundedList<Stripe.Event>(maxOfEach);
  readonly #clock: Clock;
  readonly #notify: (event: Stripe.Event) => void;

  constructor(clock: Clock, notify: (event: Stripe.Event) => void) {
    this.#clock = clock;
    this.#notify = notify;
  }

  /** Unix time in seconds, as in Stripe. */
  now = (): number => Math.floor(this.#clock.now().getTime() / 1000);

  /** The event has a copy of the object, which may change later. */
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
    this.#notify(event);
  }

  /** Newest first. */
  listEvents = (): Stripe.Event[] => this.#events.list();

  clear(): void {
    for (const store of [this.sessions, this.intents, this.charges, this.refunds]) store.clear();
    this.#events.clear();
  }
}
