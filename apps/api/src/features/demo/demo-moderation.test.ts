// Specification: §1.5
import { expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';
import { demoModeration } from './content/demo-moderation.fr.ts';
import { demoOrganisation } from './content/demo-organisation.fr.ts';
import { demoModerationService } from './demo-moderation.service.ts';
import { demoOrganisationService } from './demo-organisation.service.ts';

async function start() {
  const api = await startApi();
  const { db, clock, signIn } = api;
  const organiser = await signIn({ email: 'organizer@parages.example' });
  await signIn({ email: 'waiting@parages.example' });
  const moderator = await signIn({ permissions: ['poi_mod', 'org_mod', 'theme_mod', 'image_mod'] });
  await demoOrganisationService({ db, clock }).seed(organiser.email, demoOrganisation);
  const people = {
    applicantEmail: 'waiting@parages.example',
    organiserEmail: organiser.email,
    organisationSlug: demoOrganisation.slug,
  };
  const seed = (accounts = people) =>
    demoModerationService({ db, clock, content: demoModeration }).seed(accounts);
  const read = async (path: string, query = {}) =>
    (await api.send('GET', path, { as: moderator, query })).body;
  return { ...api, moderator, people, seed, read };
}

it('seeds a pending organisation, two events in review and incomplete events for the demo moderator', async () => {
  const { seed, read } = await start();
  expect(await seed()).toBe(demoModeration.reviews.length + demoModeration.gaps.length);
  expect((await read('/moderation/organisations', { status: 'pending' })).items).toMatchObject([
    {
      name: 'Les Amis du Lavoir',
      status: 'pending',
      applicant: { email: 'waiting@parages.example' },
    },
  ]);
  expect((await read('/moderation/pois')).items).toMatchObject([
    {
      label: 'Veillée contée au lavoir',
      organisation: { name: 'Le Bruit des Saules' },
      submittedAt: '2026-06-09T04:00:00Z',
    },
    { label: 'Atelier de vannerie sauvage' },
  ]);
  expect(
    (await read('/moderation/dashboard')).items.map(({ count }: { count: number }) => count),
  ).toEqual([0, 0, 1, 2, 1, 0, 1]);
  const hidden = await read('/moderation/dashboard/listings/no-image', { shown: 'hidden' });
  expect(hidden.items).toEqual([]);
});

it('seeds a complete event in review, which a moderator’s acceptance publishes', async () => {
  const { seed, read, send, moderator, get } = await start();
  await seed();
  const [{ id }] = (await read('/moderation/pois')).items;
  const { version, errors } = await read(`/org/pois/${id}`);
  expect(errors).toEqual([]);
  expect(
    (await send('POST', `/org/pois/${id}/acceptance`, { as: moderator, body: { version } })).body,
  ).toMatchObject({
    status: 'published',
  });
  expect((await get(`/pois/${id}`)).body.label).toBe('Veillée contée au lavoir');
});

it('a second seeding of moderation content on the next day creates nothing and moves the dates of unedited events only', async () => {
  const { seed, db, clock, read, send, moderator } = await start();
  await seed();
  const [first] = (await read('/moderation/dashboard/listings/no-image')).items;
  await send('POST', `/pois/${first.id}/themes`, { as: moderator, body: { tags: ['vu'] } });
  clock.set('2026-06-11T10:00:00Z');
  expect(await seed()).toBe(0);
  expect(await db.organisation.count()).toBe(2);
  const dates = (await read('/moderation/dashboard/listings/no-image')).items.map(
    ({ startDate }: { startDate: string }) => startDate,
  );
  expect(dates).toEqual(['2026-06-25', '2026-06-20']);
});

it('seeding moderation content fails when the applicant has no account', async () => {
  const { seed, people } = await start();
  await expect(seed({ ...people, applicantEmail: 'nobody@parages.example' })).rejects.toThrow(
    'nobody@parages.example',
  );
});
