// Specification: §7.36
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pageHeaders, paymentSources } from './security-headers.ts';

it('a page’s content security policy allows its style elements by hash and scripts of this site only; forbids framing', () => {
  const policy = pageHeaders(['a{color:red}'], { tileTemplate: null })['content-security-policy'];
  const hash = createHash('sha256').update('a{color:red}').digest('base64');
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("script-src 'self' 'unsafe");
});

it('a page’s content security policy allows its inline scripts by hash, and no other', () => {
  const scripts = ['document.title'];
  const policy = pageHeaders([], { tileTemplate: null, scripts })['content-security-policy'];
  const hash = createHash('sha256').update('document.title').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
});

it('a page’s content security policy allows connections to this site and the analytics service only', () => {
  const policy = (analyticsHost: string | null) =>
    pageHeaders([], { tileTemplate: null, analyticsHost })['content-security-policy'];
  expect(policy('https://eu.i.posthog.com')).toContain(
    "connect-src 'self' https://eu.i.posthog.com;",
  );
  expect(policy('https://eu.i.posthog.com')).toContain("script-src 'self';");
  expect(policy(null)).toContain("connect-src 'self';");
});

it('a page’s content security policy allows pictures from the host of the map tiles', () => {
  const policy = (tileTemplate: string) =>
    pageHeaders([], { tileTemplate })['content-security-policy'];
  expect(policy('https://data.geopf.fr/wmts?x={x}&y={y}&z={z}')).toContain(
    "img-src 'self' data: https://data.geopf.fr;",
  );
  expect(policy('https://{s}.tiles.example.org/{z}/{x}/{y}.png')).toContain(
    'https://*.tiles.example.org',
  );
});

it('a page’s content security policy allows the given frames, beside those of payments', () => {
  const frames = ['https://parages.example'];
  const policy = (payments: ReturnType<typeof paymentSources> | null) =>
    pageHeaders([], { tileTemplate: null, frames, payments })['content-security-policy'];
  expect(policy(null)).toContain('frame-src https://parages.example;');
  expect(policy(paymentSources('http://127.0.0.1:4555/x.js'))).toContain(
    'frame-src https://parages.example http://127.0.0.1:4555;',
  );
});

describe('the payment page', () => {
  const headersOf = (scriptUrl: string | null) =>
    pageHeaders([], { tileTemplate: null, payments: paymentSources(scriptUrl) });

  it("may load scripts, frames and data of the provider's documented hosts", () => {
    const policy = headersOf(null)['content-security-policy'];
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
    expect(policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com https://hooks.stripe.com',
    );
    expect(policy).toContain(
      "connect-src 'self' https://api.stripe.com https://checkout.stripe.com",
    );
    expect(headersOf(null)['permissions-policy']).toContain(
      'payment=(self "https://js.stripe.com"',
    );
  });

  it('may load the script of a configured test double, and then nothing from the provider’s hosts', () => {
    const policy = headersOf('http://127.0.0.1:4555/endive/stripe.js')['content-security-policy'];
    expect(policy).toContain("script-src 'self' http://127.0.0.1:4555;");
    expect(policy).toContain('frame-src http://127.0.0.1:4555');
    expect(policy).not.toContain('stripe.com');
  });

  it('has no host of the provider in its headers without the option `payments`', () => {
    const headers = pageHeaders([], { tileTemplate: null });
    expect(headers['content-security-policy']).not.toMatch(/stripe|frame-src/);
    expect(headers['permissions-policy']).toContain('payment=()');
  });
});
