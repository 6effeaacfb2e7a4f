// Specification: §3.22
import { expect, it } from 'vitest';
import { readLicenseUrl } from './license-urls.ts';

it.each([
  ['https://creativecommons.org/licenses/by/2.0/', 'https://creativecommons.org/licenses/by/2.0/'],
  [
    'http://www.creativecommons.org/publicdomain/zero/1.0/deed.en',
    'https://creativecommons.org/publicdomain/zero/1.0/deed.en',
  ],
  ['https://creativecommons.org.example/licenses/by/2.0/', null],
  ['https://creativecommons.org/about', null],
  ['https://creativecommons.org/licenses/by/4.0/?next=//elsewhere.example', null],
  ['javascript:alert(1)//creativecommons.org/licenses/by/4.0', null],
  ['', null],
  [undefined, null],
])(
  'readLicenseUrl returns for %s the https URL of the Creative Commons licence, null if it is none: %s',
  (text, url) => {
    expect(readLicenseUrl(text)).toBe(url);
  },
);
