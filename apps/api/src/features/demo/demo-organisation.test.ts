import { expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';
import { demoContent } from './content/demo-content.fr.ts';
import { demoOrganisation } from './content/demo-organisation.fr.ts';
import { demoService } from './demo.service.ts';
import { demoOrganisationService } from './demo-organisation.service.ts';

it('seeding gives the demo organiser an approved organisation with at least five demo events; a second seeding adds nothing', async () => {
  const { db, clock, send, get, signIn } = await startApi();
  const organizer = await signIn({ email: 'organizer@parages.example' });
  const seed = () => demoOrganisationService({ db, clock }).seed(organizer.email, demoOrganisation);
  await demoService({ db, clock, content: demoContent }).seed();
  const given = await seed();
  expect(given).toBeGreaterThanOrEqual(5);
  expect((await send('GET', '/org/organisations', { as: organizer })).body.items).toMatchObject([
    { name: demoOrganisation.name, status: 'approved', role: 'owner', poiCount: given },
  ]);
  const { body } = await get(`/organisers/${demoOrganisation.slug}`, { pageSize: 100 });
  expect(body.total).toBeGreaterThan(0);
  expect(await seed()).toBe(0);
  expect(await db.organisation.count()).toBe(1);
});

it('seeding on the next day skips an edited demo event and keeps its title', async () => {
  const { db, clock, signIn } = await startApi();
  const organizer = await signIn({ email: 'organizer@parages.example' });
  const seedDemo = () => demoService({ db, clock, content: demoContent }).seed();
  await seedDemo();
  await demoOrganisationService({ db, clock }).seed(organizer.email, demoOrganisation);
  const edited = await db.poi.findFirstOrThrow({
    where: { organisationId: { not: null } },
    include: { versions: true },
  });
  await db.poi.update({
    where: { id: edited.id },
    data: { editVersion: 1, sourceHash: 'another' },
  });
  await db.poiVersion.updateMany({ where: { poiId: edited.id }, data: { label: 'À moi' } });
  clock.set('2026-06-11T10:00:00Z');
  expect((await seedDemo()).skipped).toBe(1);
  expect((await db.poiVersion.findFirstOrThrow({ where: { poiId: edited.id } })).label).toBe(
    'À moi',
  );
});

it('seeding the demo organisation fails for an unknown organiser, and adds no second owner', async () => {
  const { db, clock, signIn } = await startApi();
  const [organizer, other] = [await signIn({ email: 'organizer@parages.example' }), await signIn()];
  const seed = (email: string) =>
    demoOrganisationService({ db, clock }).seed(email, demoOrganisation);
  await expect(seed('nobody@parages.example')).rejects.toThrow('nobody@parages.example');
  await seed(other.email);
  await seed(organizer.email);
  expect(await db.membership.findMany({ select: { accountId: true } })).toEqual([
    { accountId: other.id },
  ]);
});
