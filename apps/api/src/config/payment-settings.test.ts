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

describe('settings of payments', () => {
  it('may all be absent: "default 20 € HT", "VAT 20 %"', () =>
    expect(read()).toMatchObject({ CAMPAIGN_WEEKLY_RATE_CENTS: 2000, CAMPAIGN_VAT_PERCENT: 20 }));

  it('test keys anywhere but where real money moves; live keys there alone, with all that invoices name', () => {
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
      'keys of two modes',
      [live, production, seller, { PAYMENTS_PUBLISHABLE_KEY: 'pk_test_a' }],
      /PAYMENTS_PUBLISHABLE_KEY: is of another mode/,
    ],
    ['one key alone', [{ PAYMENTS_SECRET_KEY: 'sk_test_a' }], /PAYMENTS_SECRET_KEY: goes with/],
    ['a live key elsewhere', [live, seller], /PAYMENTS_SECRET_KEY: a live key/],
    ['a test key in production', [test, production], /PAYMENTS_SECRET_KEY: a test key/],
    [
      'a live key sent to a stand-in',
      [live, production, seller, { PAYMENTS_URL: 'http://127.0.0.1:4555' }],
      /PAYMENTS_URL/,
    ],
    [
      'a script of somebody else',
      [live, production, seller, { PAYMENTS_SCRIPT_URL: 'https://x.example/a.js' }],
      /PAYMENTS_SCRIPT_URL/,
    ],
    [
      'a live key beside the sandbox',
      [live, production, seller, { SERVICES: 'sandbox' }],
      /SERVICES=sandbox/,
    ],
    [
      'nobody who sells',
      [live, production],
      /SELLER_NAME.*SELLER_LEGAL_FORM.*SELLER_ADDRESS.*SELLER_SIREN.*SELLER_VAT_NUMBER/,
    ],
    [
      'VAT without a number',
      [live, production, { ...seller, SELLER_VAT_NUMBER: '' }],
      /SELLER_VAT_NUMBER: wanted/,
    ],
    [
      'the VAT number of another',
      [{ ...seller, SELLER_VAT_NUMBER: 'FR12732829320' }],
      /SELLER_VAT_NUMBER: is not that of SELLER_SIREN/,
    ],
    ['nine digits that are no SIREN', [{ SELLER_SIREN: '123456789' }], /SELLER_SIREN/],
    ['what is no key', [{ ...test, PAYMENTS_SECRET_KEY: 'pk_test_a' }], /PAYMENTS_SECRET_KEY/],
    ['no price', [{ CAMPAIGN_WEEKLY_RATE_CENTS: '0' }], /CAMPAIGN_WEEKLY_RATE_CENTS/],
  ] as [string, Record<string, string>[], RegExp][])(
    'the boot fails: %s',
    (_what, settings, refusal) => expect(() => read(...settings)).toThrow(refusal),
  );
});
