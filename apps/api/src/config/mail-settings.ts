import { isRecipient } from '@parages/contracts/vocabulary/accounts/email-addresses';
import { z } from 'zod';
import { isLocalHost } from '../platform/edge/hosts.domain.ts';
import { emptyIsAbsent } from '../platform/input/bounded-text.ts';

type MailParty = { name: string; address: string };

const named = /^([^<]*)<([^<>]+)>$/;

/** Parses `Parages <bonjour@parages.example>`, or an address alone. */
function toParty(text: string): MailParty {
  const [, name = '', address = ''] = named.exec(text.trim()) ?? [undefined, '', text.trim()];
  return { name: name.trim().replace(/^"|"$/g, ''), address };
}
const party = z
  .string()
  .transform(toParty)
  .refine(({ address }) => isRecipient(address), 'Expected "Name <address>" or an address');

export const mailSettings = {
  MAIL_FROM: z.preprocess(emptyIsAbsent, party.optional()).meta({
    description: 'Sender of every mail. Its domain is part of each Message-ID.',
    fallback: '`{PRODUCT_NAME} <bonjour@{MAIN_HOST}>`',
  }),
  FEEDBACK_EMAIL: z.preprocess(emptyIsAbsent, z.email().optional()).meta({
    description:
      'Recipient of the messages of the feedback form, and of those that organisers send to the team.',
    fallback: '`CONTACT_EMAIL`',
  }),
  WORKER: z
    .preprocess(emptyIsAbsent, z.enum(['inside', 'apart']).default('inside'))
    .describe(
      'Where mails and jobs run: `inside` each server, or `apart`, in processes of `src/worker.ts`.',
    ),
};

type SiteSettings = { MAIN_HOST: string; PORT: number; PRODUCT_NAME: string };

export const siteOrigin = ({
  MAIN_HOST: host,
  PORT: port,
}: Pick<SiteSettings, 'MAIN_HOST' | 'PORT'>): string =>
  isLocalHost(host) ? `http://${host}:${port}` : `https://${host}`;

export const mailSender = ({
  MAIL_FROM: from,
  ...site
}: SiteSettings & { MAIL_FROM?: MailParty | undefined }): MailParty =>
  from === undefined ? { name: site.PRODUCT_NAME, address: `bonjour@${site.MAIN_HOST}` } : from;

export const proSiteOrigin = ({ PRO_HOST, PORT }: { PRO_HOST: string; PORT: number }): string =>
  siteOrigin({ MAIN_HOST: PRO_HOST, PORT });
