import type { Transaction } from '../../../platform/database/database.ts';
import type { MailsService } from '../../mails/mails.service.ts';
import { listMailedMembers } from '../memberships/memberships.service.ts';
import { organisationLink } from '../organisation-link.ts';
import type { ApiKey } from './api-keys.schema.ts';

type NewKeyMail = {
  organisationId: string;
  organisation: string;
  proOrigin: string;
  isRotation: boolean;
};

/** Queues a mail to each owner, its creator included, so that no key goes unnoticed. */
export async function mailNewKey(
  { mails }: { mails: Pick<MailsService, 'queueAll'> },
  tx: Transaction,
  { kind, name, creator }: ApiKey,
  { organisationId, organisation, proOrigin, isRotation }: NewKeyMail,
): Promise<void> {
  const owners = await listMailedMembers(tx, organisationId, ['owner']);
  const link = `${organisationLink(proOrigin, organisationId)}/api-keys`;
  const about = { organisation, link, name, kind, creator: creator ?? '', isRotation };
  await mails.queueAll(
    tx,
    owners.map(({ id: accountId, email: to, firstName, locale }) => ({
      kind: 'api-key-created' as const,
      to,
      accountId,
      locale,
      data: { firstName, ...about },
    })),
  );
}
