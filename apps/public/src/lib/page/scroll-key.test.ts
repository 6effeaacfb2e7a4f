// Specification: §2.59
import { expect, it } from 'vitest';
import { scrollKey } from './scroll-key.ts';

const cameBack = (pathname: string) => {
  const left = scrollKey({ key: 'entry-1', pathname });
  return scrollKey({ key: 'entry-1', pathname }) === left;
};

it.each([
  ['/', true],
  ['/ville/tours', true],
  ['/category/concerts', true],
  ['/ville/tours/category/concerts', true],
  ['/evenement/fete-tours', false],
  ['/ville/tours/evenement/fete-tours', false],
  ['/poi/01890a5d-ac96-774b-bcce-b302099a8057', false],
])(
  '§2 "Scroll position is saved per page and restored on back navigation, except on event and poi detail pages": scrollKey is the same on return to %s: %s',
  (path, isKept) => expect(cameBack(path)).toBe(isKept),
);

it('scrollKey is different for two history entries of one address', () => {
  expect(scrollKey({ key: 'entry-1', pathname: '/' })).not.toBe(
    scrollKey({ key: 'entry-2', pathname: '/' }),
  );
});
