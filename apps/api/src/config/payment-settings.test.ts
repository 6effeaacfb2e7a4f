// Specification: §4.34
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const database = { DATABASE_URL: 'postgres://app@127.0.0.1/parages' };
const test = {
  PAYMENTS_SECRET_KEY: 'sk_test_a',
  PAYMENTS_PUBLISHABLE_KEY: 'pk_test_a',
  PAYMENTS_WEBHOOK_SECRET: 'whsec_a',
};
const live = {
  PAYMENTS_SECRET_KEY: 'sk_live_a',
  PAYMENTS_PUBLISHABLE_KEY: 'pk_live_a',
  PAYMENTS_WEBHOOK_SECRET: 'whsec_a',
};
const production = { PRO_HOST: 'pro.parages.example', PAYMENTS_LIVE_HOSTS: 'pro.parages.example' };
const seller = {
  SELLER_NAME: 'Parages',
  SELLER_LEGAL_FORM: 'SAS',
  SELLER_ADDRESS: '3 quai du Port, 37000 Tours',
  SELLER_SIREN: '732 829 320',
  SELLER_VAT_NUMBER: 'FR44732829320',
};
const read = (...settings: Record<string, string>[]) =>
  readConfig(Object.assign({ ...database }, ...settings));

describe('payment settings', () => {
  it('may all be absent; a week then costs 2000 cents and VAT is 20 %', () =>
    expect(read()).toMatchObject({ CAMPAIGN_WEEKLY_RATE_CENTS: 2000, CAMPAIGN_VAT_PERCENT: 20 }));

  it('accept test keys on a host that is not live, live keys on a live host with a seller, and no VAT number at 0 % VAT', () => {
    expect(read(test).PAYMENTS_SECRET_KEY).toBe('sk_test_a');
    expect(read(live, production, seller)).toMatchObject({
      SELLER_SIREN: '732829320',
      PAYMENTS_SECRET_KEY: 'sk_live_a',
    });
    expect(
      read(live, production, { ...seller, SELLER_VAT_NUMBER: '', CAMPAIGN_VAT_PERCENT: '0' })
        .CAMPAIGN_VAT_PERCENT,
    ).toBe(0);
  });

  it.each([
    [
      'keys of different modes',
      [live, production, seller, { PAYMENTS_PUBLISHABLE_KEY: 'pk_test_a' }],
      /PAYMENTS_PUBLISHABLE_KEY: is of another mode/,
    ],
    [
      'one key without the others',
      [{ PAYMENTS_SECRET_KEY: 'sk_test_a' }],
      /PAYMENTS_SECRET_KEY: requires/,
    ],
    ['a live key on a host that is not live', [live, seller], /PAYMENTS_SECRET_KEY: is a live key/],
    ['a test key on a live host', [test, production], /PAYMENTS_SECRET_KEY: is a test key/],
    [
      'a live key with a PAYMENTS_URL on this machine',
      [live, production, seller, { PAYMENTS_URL: 'http://127.0.0.1:4555' }],
      /PAYMENTS_URL/,
    ],
    [
      'a live key with another script than Stripe’s',
      [live, production, seller, { PAYMENTS_SCRIPT_URL: 'https://x.example/a.js' }],
      /PAYMENTS_SCRIPT_URL/,
    ],
    [
      'a live key with SERVICES=sandbox',
      [live, production, seller, { SERVICES: 'sandbox' }],
      /SERVICES=sandbox/,
    ],
    [
      'a live key without a seller',
      [live, production],
      /SELLER_NAME.*SELLER_LEGAL_FORM.*SELLER_ADDRESS.*SELLER_SIREN.*SELLER_VAT_NUMBER/,
    ],
    [
      'VAT without a VAT number',
      [live, production, { ...seller, SELLER_VAT_NUMBER: '' }],
      /SELLER_VAT_NUMBER: is required/,
    ],
    [
      'the VAT number of another SIREN',
      [{ ...seller, SELLER_VAT_NUMBER: 'FR12732829320' }],
      /SELLER_VAT_NUMBER: does not match SELLER_SIREN/,
    ],
    ['an invalid SIREN', [{ SELLER_SIREN: '123456789' }], /SELLER_SIREN/],
    ['a malformed key', [{ ...test, PAYMENTS_SECRET_KEY: 'pk_test_a' }], /PAYMENTS_SECRET_KEY/],
    ['a price of zero', [{ CAMPAIGN_WEEKLY_RATE_CENTS: '0' }], /CAMPAIGN_WEEKLY_RATE_CENTS/],
  ] as [string, Record<string, string>[], RegExp][])(
    'are refused by readConfig, with an error that names the setting at fault: %s',
    (_what, settings, refusal) => expect(() => read(...settings)).toThrow(refusal),
  );
});
