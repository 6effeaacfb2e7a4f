import { vatNumberOf } from '@parages/contracts/vocabulary/organisations/siren';
import { describe, expect, it } from 'vitest';
import { titleOf } from './campaigns.domain.ts';
import { negative, numberOf, splitRefund } from './invoices/invoices.domain.ts';
import { canOpenSession, holdEnd, linesOf, paymentEnd } from './payments/payments.domain.ts';

it('titleOf keeps a label of 140 code points, and cuts a longer one after 140', () => {
  expect(titleOf('🎈'.repeat(140))).toBe('🎈'.repeat(140));
  expect(titleOf('🎈'.repeat(141))).toBe('🎈'.repeat(140));
});

describe('campaign prices', () => {
  it('linesOf returns one line with a unit price per week when that is a whole number of cents, else with the whole amount as the unit price', () => {
    expect(linesOf('x', 2, { inclVatCents: 4800 })).toEqual([
      { name: 'x', unitCents: 2400, quantity: 2 },
    ]);
    expect(linesOf('x', 7, { inclVatCents: 16_792 })).toEqual([
      { name: 'x', unitCents: 16_792, quantity: 1 },
    ]);
  });

  it('splitRefund splits a refund into net and VAT to the cent; `negative` negates its amounts for a credit note', () => {
    expect(splitRefund(4800, 20)).toEqual({
      exclVatCents: 4000,
      vatCents: 800,
      inclVatCents: 4800,
    });
    expect(splitRefund(1000, 20)).toEqual({ exclVatCents: 833, vatCents: 167, inclVatCents: 1000 });
    expect(negative(splitRefund(1000, null))).toEqual({
      exclVatCents: -1000,
      vatCents: 0,
      inclVatCents: -1000,
    });
  });
});

describe('the days of a campaign', () => {
  it('are held until five minutes after the payment ends, 35 minutes after its start; a session opens only until 31 minutes before the end', () => {
    const now = new Date('2026-06-10T10:00:00.750Z');
    const end = paymentEnd(now);
    expect([end.toISOString(), holdEnd(end).toISOString()]).toEqual([
      '2026-06-10T10:35:00.000Z',
      '2026-06-10T10:40:00.000Z',
    ]);
    expect([
      canOpenSession(end, now),
      canOpenSession(end, new Date('2026-06-10T10:04:00Z')),
      canOpenSession(end, new Date('2026-06-10T10:04:01Z')),
    ]).toEqual([true, true, false]);
  });
});

describe('campaign invoices', () => {
  it('numberOf returns F for an invoice or A for a credit note, the year and at least six digits', () =>
    expect([
      numberOf('invoice', 2026, 1),
      numberOf('credit-note', 2027, 42),
      numberOf('invoice', 2026, 1_234_567),
    ]).toEqual(['F2026-000001', 'A2027-000042', 'F2026-1234567']));

  it('vatNumberOf computes "FR + ((12 + 3×(SIREN mod 97)) mod 97)"', () =>
    expect([vatNumberOf('732829320'), vatNumberOf('404833048'), vatNumberOf('000000000')]).toEqual([
      'FR44732829320',
      'FR83404833048',
      'FR12000000000',
    ]));
});
