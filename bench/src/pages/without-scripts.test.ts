import { expect, it } from 'vitest';
import { withoutScripts } from './without-scripts.ts';

it('withoutScripts removes scripts, their preloads and the page state, and keeps content and structured data', () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"><script type="module" src="/a.js"></script><style>a{}</style></head><body><p>Bonjour</p><script type="application/ld+json">{"a":1}</script><script type="application/json" id="page-state">{"b":2}</script></body>';
  expect(withoutScripts(html)).toBe(
    '<head><style>a{}</style></head><body><p>Bonjour</p><script type="application/ld+json">{"a":1}</script></body>',
  );
});
