import { afterEach, expect, it, vi } from 'vitest';
import { chosenLocale, followLanguageLinks } from './chosen-locale.ts';

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['', 'fr-FR', 'fr'],
  ['', 'en-GB', 'en'],
  ['', 'de-DE', 'fr'],
  ['parages-locale=fr', 'en-GB', 'fr'],
  ['a=b; parages-locale=en', 'fr-FR', 'en'],
  ['parages-locale=xx', 'en', 'en'],
])('chosenLocale for the cookies "%s" and a device in %s is %s', (cookies, device, locale) =>
  expect(chosenLocale(cookies, device)).toBe(locale),
);

it.each([
  ['/langue/en?to=%2Fville%2Ftours', 'parages-locale=en', '/ville/tours'],
  ['/langue/fr?to=%2F%2Fevil.example', 'parages-locale=fr', '/'],
])('a press on %s stores %s on the device and opens %s', (href, cookie, opened) => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  document.body.innerHTML = `<a href="${href}"><span>English</span></a>`;
  followLanguageLinks();
  document.querySelector('span')?.click();
  expect(document.cookie).toContain(cookie);
  expect(assign).toHaveBeenCalledWith(opened);
});
