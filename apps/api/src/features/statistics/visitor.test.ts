import { describe, expect, it } from 'vitest';
import { hashedNetwork, isRobot, visitorOf } from './visitor.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

describe('isRobot, "bot-filtered"', () => {
  it.each([
    ['Firefox', firefox, false],
    ['a phone', phone, false],
    ['Google', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['a link preview', 'facebookexternalhit/1.1', true],
    ['curl', 'curl/8.5.0', true],
    ['a headless browser', `${firefox} HeadlessChrome/140.0`, true],
    ['the prerender agent', `${firefox} Prerender`, true],
    ['a blank user agent', '  ', true],
    ['a missing user agent', undefined, true],
  ])('for %s, with the user agent %j, is %s', (_who, agent, expected) =>
    expect(isRobot({ address: '81.2.69.142', agent })).toBe(expected),
  );
});

describe('the visitor hash', () => {
  const asker = { address: '81.2.69.142', agent: firefox };

  it('is the same with one salt, and different with another', () => {
    expect(visitorOf(asker, 'a')).toBe(visitorOf({ ...asker }, 'a'));
    expect(visitorOf(asker, 'b')).not.toBe(visitorOf(asker, 'a'));
  });

  it('differs for another address and for another browser of the same address', () => {
    const others = [
      { ...asker, address: '81.2.69.143' },
      { ...asker, agent: phone },
      { address: asker.address, agent: undefined },
    ];
    expect(new Set([asker, ...others].map((one) => visitorOf(one, 'a'))).size).toBe(4);
  });

  it('contains neither the address nor the user agent', () => {
    expect(`${visitorOf(asker, 'a')} ${hashedNetwork('81.2.69', 'a')}`).not.toMatch(
      /81\.2|Firefox/,
    );
  });
});
