import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pageHeaders } from './security-headers.ts';

it('allows the style elements of the page by their hash, and scripts of this site only', () => {
  const policy = pageHeaders(['a{color:red}'], { tileTemplate: null })['content-security-policy'];
  const hash = createHash('sha256').update('a{color:red}').digest('base64');
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("script-src 'self' 'unsafe");
});

it('lets pages write to the service where visits are counted, and to no other', () => {
  const policy = (analyticsHost: string | null) => pageHeaders([], { tileTemplate: null, analyticsHost })['content-security-policy'];
  expect(policy('https://eu.i.posthog.com')).toContain("connect-src 'self' https://eu.i.posthog.com;");
  expect(policy('https://eu.i.posthog.com')).toContain("script-src 'self';");
  expect(policy(null)).toContain("connect-src 'self';");
});

it('lets pictures come from the host of the map tiles', () => {
  const policy = (tileTemplate: string) => pageHeaders([], { tileTemplate })['content-security-policy'];
  expect(policy('https://data.geopf.fr/wmts?x={x}&y={y}&z={z}')).toContain("img-src 'self' data: https://data.geopf.fr;");
  expect(policy('https://{s}.tiles.example.org/{z}/{x}/{y}.png')).toContain('https://*.tiles.example.org');
});
