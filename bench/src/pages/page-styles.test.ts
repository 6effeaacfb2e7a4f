import { expect, it } from 'vitest';
import { stylesOf } from './page-styles.ts';

it('finds the rules in a page, and the sheet that follows', () => {
  const html =
    '<head><style>a{}</style><style data-whole="/assets/style-a.css">b{}</style></head><body><style nonce="x">c{}</style></body>';
  expect(stylesOf(html)).toEqual({ inside: 'a{}b{}c{}', sheet: '/assets/style-a.css' });
  expect(stylesOf('<link rel="stylesheet" href="/a.css">')).toEqual({ inside: '', sheet: undefined });
});
