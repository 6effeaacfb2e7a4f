import { Stripe } from 'stripe';
import { BoundedList } from '../../bounded-list.ts';
import type { Clock } from '../../clock.ts';

/** How a notice fares. `none`: nobody is to be told. */
export type Delivery = {
  eventId: string;
  type: string;
  outcome: 'none' | 'dropped' | 'pending' | 'delivered' | 'failed';
  attempts: number;
  status: number | null;
};

/** Asked for by tests: notices that are lost, or sent more than once. */
export type Mishaps = { drop: boolean; dropNext: number; repeat: number };

// The real one tries for three days; what is being tried out here shall not wait so long.
const retryAfterMs = [200, 1000, 5000, 20_000, 60_000, 300_000];
const timeoutMs = 10_000;
const calm: Mishaps = { drop: false, dropNext: 0, repeat: 0 };

/** Tells the product what happened, signed, again and again until it says that it heard. Order is not promised, as with the real one. */
export class Webhooks {
  /** Who is told; nobody where there is none. */
  url: string | undefined;
  #mishaps: Mishaps = { ...calm };
  #isStopped = false;
  readonly #deliveries = new BoundedList<Delivery>(5000);
  readonly #waiting = new Set<NodeJS.Timeout>();
  readonly #secret: string;
  readonly #clock: Clock;
  readonly #firstUrl: string | undefined;

  constructor({ secret, clock, url }: { secret: string; clock: Clock; url: string | undefined }) {
    this.#secret = secret;
    this.#clock = clock;
    this.#firstUrl = url;
    this.url = url;
  }

  plan(mishaps: Partial<Mishaps>): Mishaps {
    Object.assign(this.#mishaps, mishaps);
    return this.#mishaps;
  }

  /** Newest first. */
  list = (): Delivery[] => this.#deliveries.list();

  send(event: Stripe.Event): void {
    const delivery: Delivery = {
      eventId: event.id,
      type: event.type,
      outcome: 'pending',
      attempts: 0,
      status: null,
    };
    this.#deliveries.add(delivery);
    if (this.url === undefined) delivery.outcome = 'none';
    else if (this.#isDropped()) delivery.outcome = 'dropped';
    else
      for (let time = 0; time <= this.#mishaps.repeat; time += 1)
        void this.#try(event, delivery, this.url);
  }

  #isDropped(): boolean {
    if (this.#mishaps.dropNext > 0) {
      this.#mishaps.dropNext -= 1;
      return true;
    }
    return this.#mishaps.drop;
  }

  /** The body and the header that say it is from here; each attempt has a time of its own. */
  sign(event: Stripe.Event): { payload: string; signature: string } {
    const payload = JSON.stringify(event, null, 2);
    const timestamp = Math.floor(this.#clock.now().getTime() / 1000);
    return {
      payload,
      signature: Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: this.#secret,
        timestamp,
      }),
    };
  }

  async #try(event: Stripe.Event, delivery: Delivery, url: string, attempt = 0): Promise<void> {
    delivery.attempts += 1;
    delivery.status = await this.#post(event, url);
    if (delivery.status !== null && delivery.status >= 200 && delivery.status < 300) {
      delivery.outcome = 'delivered';
      return;
    }
    const delayMs = retryAfterMs[attempt];
    if (delayMs === undefined || this.#isStopped) {
      if (delivery.outcome !== 'delivered') delivery.outcome = 'failed';
      return;
    }
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      void this.#try(event, delivery, url, attempt + 1);
    }, delayMs);
    this.#waiting.add(timer.unref());
  }

  /** @returns the status, or null when nobody answers */
  async #post(event: Stripe.Event, url: string): Promise<number | null> {
    const { payload, signature } = this.sign(event);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return null;
    }
  }

  reset(): void {
    for (const timer of this.#waiting) clearTimeout(timer);
    this.#waiting.clear();
    this.#deliveries.clear();
    this.#mishaps = { ...calm };
    this.url = this.#firstUrl;
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#waiting) clearTimeout(timer);
  }
}
