import type { Stripe } from 'stripe';
import { z } from 'zod';
import { type Html, html } from '../../pages/html.ts';
import { words } from './payments.fr.ts';

export const cardFields = z.object({
  client_secret: z.string(),
  email: z.string().max(200).default(''),
  number: z.string().max(40).default(''),
  expiry: z.string().max(10).default(''),
  cvc: z.string().max(10).default(''),
  name: z.string().max(200).default(''),
});
export type CardFields = z.output<typeof cardFields>;
type FaultName = keyof typeof words.faults;
export type CardFaults = Partial<Record<FaultName, string>>;

/** `now` is in seconds since 1970. */
export function findFaults(fields: CardFields, now: number): CardFaults {
  const [, month, year] =
    /^(0[1-9]|1[0-2])(?:\s*\/)?\s*(?:20)?(\d{2})$/.exec(fields.expiry.trim()) ?? [];
  const isOver = month === undefined || Date.UTC(2000 + Number(year), Number(month)) <= now * 1000;
  return {
    ...(z.email().safeParse(fields.email).success ? {} : { email: words.faults.email }),
    ...(isOver ? { expiry: words.faults.expiry } : {}),
    ...(/^\s*\d{3,4}\s*$/.test(fields.cvc) ? {} : { cvc: words.faults.cvc }),
  };
}

type Field = {
  name: keyof CardFields;
  label: string;
  autocomplete: string;
  inputmode: string;
  value: string;
  hint?: string;
  isFirst: boolean;
};

function field(
  { name, label, autocomplete, inputmode, value, hint, isFirst }: Field,
  faults: CardFaults,
): Html {
  const fault = (faults as Partial<Record<string, string>>)[name];
  const about = [
    hint === undefined ? '' : `${name}-hint`,
    fault === undefined ? '' : `${name}-fault`,
  ]
    .filter(Boolean)
    .join(' ');
  const focus = isFirst ? html` autofocus` : html``;
  const wrong = fault === undefined ? html`` : html` aria-invalid="true"`;
  return html`<div class="field"><label for="${name}">${label}</label>${hint === undefined ? html`` : html`<p class="quiet" id="${name}-hint">${hint}</p>`}
<input id="${name}" name="${name}" autocomplete="${autocomplete}" inputmode="${inputmode}" value="${value}" required aria-describedby="${about}"${wrong}${focus}>
${fault === undefined ? html`` : html`<p class="fault" id="${name}-fault">${fault}</p>`}</div>`;
}

/** `refusal` is the message of the bank that declined the card. */
export function cardForm(
  session: Stripe.Checkout.Session,
  typed: Partial<CardFields>,
  faults: CardFaults,
  refusal?: string,
): Html {
  const cents = session.amount_total ?? 0;
  const first = Object.keys(faults)[0];
  const of = (
    name: keyof CardFields,
    label: string,
    autocomplete: string,
    inputmode: string,
    hint?: string,
  ) =>
    field(
      {
        name,
        label,
        autocomplete,
        inputmode,
        value: typed[name] ?? '',
        isFirst: name === first,
        ...(hint === undefined ? {} : { hint }),
      },
      faults,
    );
  return html`<p class="quiet">${words.noCharge}</p><p><strong>${words.amount(cents)}</strong></p>
<form method="post" action="/endive/checkout" novalidate>
${refusal === undefined ? html`` : html`<p class="fault" role="alert">${refusal}</p>`}
<input type="hidden" name="client_secret" value="${session.client_secret ?? ''}">
${of('email', words.email, 'email', 'email')}
${of('number', words.number, 'cc-number', 'numeric', words.numberHint)}
${of('expiry', words.expiry, 'cc-exp', 'numeric')}
${of('cvc', words.cvc, 'cc-csc', 'numeric')}
${of('name', words.name, 'cc-name', 'text')}
<button>${words.pay(cents)}</button></form>`;
}
