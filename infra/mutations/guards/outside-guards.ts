import { mutationsIn } from '../mutation.ts';

const fetchTest = '../../gateways/picture-fetch/http-picture-fetch.test.ts';

/** Checks of outside calls, without which the service would reach its own network (SSRF). */
export const outsideGuards = mutationsIn('apps/api/src/platform/outside', [
  {
    guards: 'Private, loopback and link-local addresses are refused',
    file: 'public-address.ts',
    removed: "if (plain.range() !== 'unicast') return false;",
    replacement: '',
    tests: [fetchTest],
  },
  {
    guards: 'IPv6 addresses outside the global unicast range are refused',
    file: 'public-address.ts',
    removed: 'return !(plain instanceof ipaddr.IPv6) || plain.match(globalUnicast);',
    replacement: 'return true;',
    tests: [fetchTest],
  },
  {
    guards: 'A host is refused if one of its addresses is private',
    file: 'public-address.ts',
    removed: '!addresses.every(({ address }) => isPublicAddress(address))',
    replacement: '!isPublicAddress(first.address)',
    tests: [fetchTest],
  },
  {
    guards: 'A host that resolves to private addresses is refused at connection',
    file: 'public-address.ts',
    removed: ' || !addresses.every(({ address }) => isPublicAddress(address))',
    replacement: '',
    tests: [fetchTest],
  },
  {
    guards: 'An address with another protocol than HTTP is not called',
    file: 'public-request.ts',
    removed: "if (url.protocol !== 'http:' && url.protocol !== 'https:')",
    replacement: 'if (false)',
    tests: ['public-request.test.ts'],
  },
  {
    guards: 'An address with credentials is not called',
    file: 'public-request.ts',
    removed:
      "if (url.username !== '' || url.password !== '') throw new NotFetched('address', 'credentials');",
    replacement: '',
    tests: ['public-request.test.ts'],
  },
  {
    guards: 'An address with an unusual port is not called',
    file: 'public-request.ts',
    removed: "if (!isReachable(url)) throw new NotFetched('address', 'another port');",
    replacement: '',
    tests: ['public-request.test.ts'],
  },
  {
    guards: 'A private address written as a number is refused at connection',
    file: 'public-request.ts',
    removed: 'if (isIP(host) !== 0 && !isPublicAddress(host))',
    replacement: 'if (false)',
    tests: [fetchTest],
  },
  {
    guards: 'The target of a redirect is checked like the first address',
    file: 'public-request.ts',
    removed: 'url = readAddress(answered.location, url, isReachable);',
    replacement: 'url = new URL(answered.location, url);',
    tests: [fetchTest],
  },
  {
    guards: 'A bounded number of redirects is followed',
    file: 'public-request.ts',
    removed: 'hops <= maxRedirects',
    replacement: 'hops <= 1000',
    tests: [fetchTest],
  },
  {
    guards: 'A posted message follows no redirect',
    file: 'public-request.ts',
    removed: 'if (post !== undefined || !redirects.has(status) ||',
    replacement: 'if (!redirects.has(status) ||',
    tests: ['../../gateways/webhook-calls/webhook-calls.test.ts'],
  },
  {
    guards: 'An answer that is too large is not read to its end',
    file: 'read-body.ts',
    removed: 'if (!maySpool && Math.max(declared, bytes) > maxBytes) throw tooLarge();',
    replacement: '',
    tests: ['read-body.test.ts'],
  },
  {
    guards: 'A compressed answer, whose size is unknown, is refused',
    file: 'read-body.ts',
    removed:
      "if (encoding !== undefined && encoding !== 'identity') throw new NotFetched('cut', 'encoded');",
    replacement: '',
    tests: ['read-body.test.ts'],
  },
  {
    guards: 'A followed feed that is too large is refused',
    file: 'read-body.ts',
    removed: 'if (part.length > room && !mayCut) throw tooLarge();',
    replacement: '',
    tests: ['read-body.test.ts'],
  },
  {
    guards: 'The answers of outside services are bounded',
    file: 'ask-bytes.ts',
    removed: 'if (bytes > maxBytes) throw',
    replacement: 'if (false) throw',
    tests: ['ask-bytes.test.ts'],
  },
  {
    guards: 'Outside services redirect no call',
    file: 'ask-bytes.ts',
    removed: "redirect: 'error',",
    replacement: '',
    tests: ['ask-bytes.test.ts'],
  },
  {
    guards: 'An outside service gets a bounded number of calls a second',
    file: 'ask-sparingly.ts',
    removed: 'if (recent.length >= most) throw',
    replacement: 'if (false) throw',
    tests: ['../../gateways/company-registry/company-registry.test.ts'],
  },
]);

export const webhookAddresses = mutationsIn('apps/api/src/gateways', [
  {
    guards: 'The address of a webhook carries no credentials',
    file: 'webhook-calls/http-webhook-calls.ts',
    removed: "if (url.username !== '' || url.password !== '') return false;",
    replacement: '',
    tests: ['webhook-calls/webhook-calls.test.ts'],
  },
  {
    guards: 'Webhooks are called by HTTPS',
    file: 'webhook-calls/http-webhook-calls.ts',
    removed: "return url.protocol === 'https:' && ",
    replacement: 'return ',
    tests: ['webhook-calls/webhook-calls.test.ts'],
  },
  {
    guards: 'Webhooks are called at the usual port',
    file: 'webhook-calls/http-webhook-calls.ts',
    removed: " && url.port === ''",
    replacement: '',
    tests: ['webhook-calls/webhook-calls.test.ts'],
  },
  {
    guards: 'A webhook names no host of the internal network',
    file: 'webhook-calls/http-webhook-calls.ts',
    removed: "isIP(host) === 0 ? host.includes('.') : isPublicAddress(host)",
    replacement: 'true',
    tests: ['webhook-calls/webhook-calls.test.ts'],
  },
  {
    guards: 'An address that is no longer acceptable is not called',
    file: 'webhook-calls/http-webhook-calls.ts',
    removed: "if (!isAcceptable(url, allow)) return { status: null, fault: 'address' };",
    replacement: '',
    tests: ['webhook-calls/webhook-calls.test.ts'],
  },
  {
    guards: 'An organisation registers acceptable addresses of webhooks alone',
    file: '../features/webhooks/change-webhooks.ts',
    removed:
      "if (url !== undefined && !calls.isAcceptable(url)) throw new Problem('webhook_url_refused');",
    replacement: '',
    tests: ['../features/webhooks/webhooks.routes.test.ts'],
    title: 'refuse the address',
  },
  {
    guards: 'A validator that a followed address sends is bounded',
    file: 'source-fetch/http-source-fetch.ts',
    removed: 'text.length <= maxValidatorLength && ',
    replacement: '',
    tests: ['source-fetch/http-source-fetch.test.ts'],
  },
]);
