// Specification: §2.51, §4.14
import { expect, it } from 'vitest';
import {
  isBrowser,
  isMachinePath,
  isPaymentPath,
  isPrerenderAgent,
  isProPath,
  toProPath,
} from './web.domain.ts';

it.each([
  ['/org', true],
  ['/org/events', true],
  ['/organisation', false],
  ['/', false],
])('%s belongs to the pro site: %s', (path, expected) => expect(isProPath(path)).toBe(expected));

it.each([
  ['/org/campaigns/0197a000-0000-7000-8000-0000000000c1/payment', true],
  ['/org/campaigns/0197a000-0000-7000-8000-0000000000c1/payment/', true],
  ['/org/campaigns/0197a000-0000-7000-8000-0000000000c1', false],
  ['/org/campaigns/new/payment', false],
  ['/org/campaigns/0197a000-0000-7000-8000-0000000000c1/payment/more', false],
])('%s is the payment page: %s', (path, expected) => expect(isPaymentPath(path)).toBe(expected));

it.each([
  ['/api', true],
  ['/api/v1/nothing', true],
  ['/mediafile/x', true],
  ['/apiculture', false],
])('%s is an API or file path: %s', (path, expected) => expect(isMachinePath(path)).toBe(expected));

it.each([
  [
    'Mozilla/5.0 AppleWebKit Chrome/130 Safari/537.36 Prerender (+https://github.com/prerender/prerender)',
    true,
  ],
  ['prerender', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', false],
  ['', false],
  [undefined, false],
])(
  '§4 "loaded immediately for the prerender agent": recognises the agent %s: %s',
  (agent, expected) => expect(isPrerenderAgent(agent)).toBe(expected),
);

it('toProPath maps the root of the pro host to /org/, and other paths to below /org with their query', () => {
  expect(toProPath('/')).toBe('/org/');
  expect(toProPath('/events?x=1')).toBe('/org/events?x=1');
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', true],
  ['Mozilla/5.0 (Linux; Android 11; CUBOT KINGKONG) Mobile Safari/537.36', true],
  ['Opera/9.80 (Android; Opera Mini/36.2) Presto/2.12.423 Version/12.16', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', false],
  ['Mozilla/5.0 (compatible; Baiduspider/2.0)', false],
  ['Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5', false],
  ['Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)', false],
  [
    'Mozilla/5.0 Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    false,
  ],
  ['Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)', false],
  ['Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)', false],
  ['facebookexternalhit/1.1', false],
  ['WhatsApp/2.23.20.0 A', false],
  ['TelegramBot (like TwitterBot)', false],
  ['Mozilla/5.0 HeadlessChrome Prerender', false],
  ['', false],
  [undefined, false],
])('the user agent %j is a browser: %s', (agent, expected) =>
  expect(isBrowser(agent)).toBe(expected),
);
