import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../src/platform/database/database.ts';
import type { Api } from '../servers/start-api.ts';
import type { User } from '../signed-in.ts';
import { createOrganisation } from './create-organisation.ts';

export type Organiser = { owner: User; organisationId: string; poiId: string };

export async function createOrganiser(
  api: Api,
  draft: Parameters<Api['create']['poi']>[0] = {},
): Promise<Organiser> {
  const owner = await api.signIn({ permissions: ['camp_editor'] });
  const { id: organisationId } = await createOrganisation(api.db, {
    members: [{ id: owner.id, role: 'owner' }],
  });
  const poiId = await createOwnPoi(api, organisationId, draft);
  return { owner, organisationId, poiId };
}

export async function createOwnPoi(
  api: Api,
  organisationId: string,
  draft: Parameters<Api['create']['poi']>[0] = {},
): Promise<string> {
  const periods = [{ startDate: '2026-01-01', endDate: '2026-12-31' }];
  const { id } = await api.create.poi({ label: 'Grand bal', periods, ...draft });
  await api.db.poi.update({ where: { id }, data: { organisationId } });
  return id;
}

export async function createDraft(api: Api, { owner, poiId }: Organiser, body: object = {}) {
  const answer = await api.send('POST', '/org/campaigns', {
    as: owner,
    body: { poiId, startDate: '2026-06-10', weeks: 2, ...body },
  });
  if (answer.status !== 201) throw new Error(`no draft: ${answer.text}`);
  return answer.body as { id: string; version: number };
}

export const anyId = (): string => uuidv7();

type WrittenCampaign = { organisationId: string; poiId: string; title: string };

/** Inserts an expired payment with an invoice, a state that the API cannot produce. */
export async function writeCampaign(
  db: Db,
  { organisationId, poiId, title }: WrittenCampaign,
): Promise<{ campaignId: string; number: string }> {
  const [campaignId, paymentId] = [uuidv7(), uuidv7()];
  const [startDate, endDate, now] = [
    new Date('2026-07-01'),
    new Date('2026-07-07'),
    new Date('2026-06-01T08:00:00Z'),
  ];
  const number = `F2026-${campaignId.replace(/\D/g, '').slice(-9).padStart(9, '0')}`;
  await db.campaign.create({
    data: {
      id: campaignId,
      organisationId,
      poiId,
      title,
      startDate,
      endDate,
      weeks: 1,
      createdAt: now,
      updatedAt: now,
    },
  });
  await db.payment.create({
    data: {
      id: paymentId,
      campaignId,
      attempt: 1,
      weeks: 1,
      weeklyRateCents: 2000,
      vatPercent: 20,
      exclVatCents: 2000,
      vatCents: 400,
      amountCents: 2400,
      expiresAt: now,
      status: 'expired',
      createdAt: now,
    },
  });
  await db.invoice.create({
    data: {
      number,
      kind: 'invoice',
      paymentId,
      organisationId,
      issuedOn: startDate,
      exclVatCents: 2000,
      vatCents: 400,
      totalCents: 2400,
      document: { title },
      pdf: Buffer.from('%PDF-1.3'),
      createdAt: now,
    },
  });
  return { campaignId, number };
}
