import { vatNumberOf } from '@parages/contracts/vocabulary/organisations/siren';
import { describe, expect, it } from 'vitest';
import { negative, numberOf, takenBack } from './invoices/invoices.domain.ts';
import { canOpen, holdEnd, linesOf, paymentEnd } from './payments/payments.domain.ts';

describe('prices', () => {
  it('the form of the provider asks for the same cents, by week where a week is whole', () => {
    expect(linesOf('x', 2, { inclVatCents: 4800 })).toEqual([
      { name: 'x', unitCents: 2400, quantity: 2 },
    ]);
    expect(linesOf('x', 7, { inclVatCents: 16_792 })).toEqual([
      { name: 'x', unitCents: 16_792, quantity: 1 },
    ]);
  });

  it('what is given back is taken back in the shares of what was paid, to the cent', () => {
    expect(takenBack(4800, 20)).toEqual({ exclVatCents: 4000, vatCents: 800, inclVatCents: 4800 });
    expect(takenBack(1000, 20)).toEqual({ exclVatCents: 833, vatCents: 167, inclVatCents: 1000 });
    expect(negative(takenBack(1000, null))).toEqual({
      exclVatCents: -1000,
      vatCents: 0,
      inclVatCents: -1000,
    });
  });
});

describe('days', () => {
  it('days are held for the time of a session and five minutes; none is opened for less than the provider takes', () => {
    const now = new Date('2026-06-10T10:00:00.750Z');
    const end = paymentEnd(now);
    expect([end.toISOString(), holdEnd(end).toISOString()]).toEqual([
      '2026-06-10T10:35:00.000Z',
      '2026-06-10T10:40:00.000Z',
    ]);
    expect([
      canOpen(end, now),
      canOpen(end, new Date('2026-06-10T10:04:00Z')),
      canOpen(end, new Date('2026-06-10T10:04:01Z')),
    ]).toEqual([true, true, false]);
  });
});

describe('invoices', () => {
  it('numbers have a series, a year and six digits, or more', () =>
    expect([
      numberOf('invoice', 2026, 1),
      numberOf('credit-note', 2027, 42),
      numberOf('invoice', 2026, 1_234_567),
    ]).toEqual(['F2026-000001', 'A2027-000042', 'F2026-1234567']));

  it('"FR + ((12 + 3×(SIREN mod 97)) mod 97)"', () =>
    expect([vatNumberOf('732829320'), vatNumberOf('404833048'), vatNumberOf('000000000')]).toEqual([
      'FR44732829320',
      'FR83404833048',
      'FR12000000000',
    ]));
});
