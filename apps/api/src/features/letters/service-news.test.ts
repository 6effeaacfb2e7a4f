// Specification: §11.15
import { expect, it } from 'vitest';
import { startWorkerParts } from '../../../test/servers/start-worker-parts.ts';
import { serviceLetter, serviceNewsService } from './service-news.service.ts';

const button = { label: 'Voir', path: '/ville/tours' };
const letter = serviceLetter.parse({
  id: 'la-carte',
  fr: { title: 'La carte arrive', paragraphs: ['Sur une carte.'], button },
  en: { title: 'The map is here', paragraphs: ['On a map.'], button },
});

it('news of the service is queued once per subscriber, in their language; accounts unverified, being deleted or unsubscribed get none', async () => {
  const parts = await startWorkerParts();
  const { db } = parts;
  const reader = async (change: object, isVerified = true) => {
    const { id, email } = await parts.signIn({ isVerified, firstName: 'Zoé' });
    await db.account.update({ where: { id }, data: change });
    return email;
  };
  const french = await reader({ wantsServiceNews: true });
  const english = await reader({ wantsServiceNews: true, locale: 'en' });
  await reader({ wantsServiceNews: false, wantsDigest: true, wantsFollowNews: true });
  await reader({ wantsServiceNews: true, leavingAt: new Date() });
  await reader({ wantsServiceNews: true }, false);
  const news = serviceNewsService(parts);
  expect(await news.count()).toBe(2);
  expect([await news.queueAll(letter), await news.queueAll(letter)]).toEqual([2, 0]);
  const mails = await db.mailOutbox.findMany({ orderBy: { locale: 'desc' } });
  expect(mails).toMatchObject([
    {
      kind: 'service-news',
      recipient: french,
      data: { firstName: 'Zoé', title: 'La carte arrive' },
    },
    { kind: 'service-news', recipient: english, data: { title: 'The map is here' } },
  ]);
});

it.each([
  ['an invalid id', { id: 'La carte !' }, 'id'],
  ['a missing language', { en: undefined }, 'en'],
  [
    'a link to another site',
    { fr: { ...letter.fr, button: { label: 'Voir', path: '//elsewhere.example' } } },
    'fr.button.path',
  ],
  ['an unknown field', { fr: { ...letter.fr, html: '<b>' } }, 'fr'],
])('a service newsletter with %s is refused, with the path of the field', (_, change, path) => {
  const { error } = serviceLetter.safeParse({ ...letter, ...change });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});
