import { Stripe } from 'stripe';
import { BoundedList } from '../../bounded-list.ts';
import type { Clock } from '../../clock.ts';

/** The outcome is `none` when no webhook URL is set. */
export type Delivery = {
  eventId: string;
  type: string;
  outcome: 'none' | 'dropped' | 'pending' | 'delivered' | 'failed';
  attempts: number;
  status: number | null;
};

export type WebhookFailures = { drop: boolean; dropNext: number; repeat: number };

// Stripe retries for three days; trials must not wait so long.
const retryAfterMs = [200, 1000, 5000, 20_000, 60_000, 300_000];
const timeoutMs = 10_000;
const noFailures: WebhookFailures = { drop: false, dropNext: 0, repeat: 0 };

/** As in Stripe, webhooks may arrive in any order. */
export class Webhooks {
  url: string | undefined;
  #failures: WebhookFailures = { ...noFailures };
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

  plan(failures: Partial<WebhookFailures>): WebhookFailures {
    Object.assign(this.#failures, failures);
    return this.#failures;
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
      for (let time = 0; time <= this.#failures.repeat; time += 1)
        void this.#try(event, delivery, this.url);
  }

  #isDropped(): boolean {
    if (this.#failures.dropNext > 0) {
      this.#failures.dropNext -= 1;
      return true;
    }
    return this.#failures.drop;
  }

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

  /** @returns null when the receiver does not answer */
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
    this.#failures = { ...noFailures };
    this.url = this.#firstUrl;
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#waiting) clearTimeout(timer);
  }
}
