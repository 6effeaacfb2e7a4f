import { isRecipient } from '@parages/contracts/vocabulary/accounts/email-addresses';
import { z } from 'zod';
import { isLocalHost } from '../platform/edge/hosts.domain.ts';
import { emptyIsAbsent } from '../platform/input/bounded-text.ts';
import { sandboxFallback } from './setting-shapes.ts';

const sandboxed = { fallback: sandboxFallback };

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
  MAIL_REPLY_ADDRESS: z
    .preprocess(
      emptyIsAbsent,
      z
        .email()
        .regex(/^[^@+]{1,11}@/, 'at most 11 characters before the @, without a +')
        .optional(),
    )
    .meta({
      ...sandboxed,
      description:
        'Address at the inbound domain of Postmark, such as `reponse@reponses.example.fr`: mails about a message of the team are answered to it, with a token after a `+`. Without it they cannot be answered by mail.',
    }),
  MAIL_REPLY_KEY: z
    .preprocess(
      emptyIsAbsent,
      z
        .string()
        .regex(/^[0-9a-f]{64}$/i, '64 hexadecimal digits')
        .optional(),
    )
    .meta({
      ...sandboxed,
      description:
        'Key that signs these tokens: 64 hexadecimal digits, `openssl rand -hex 32`. A new key ends the answers to former mails.',
      isSecret: true,
    }),
  MAIL_INBOUND_PASSWORD: z
    .preprocess(
      emptyIsAbsent,
      z
        .string()
        .regex(/^[\w-]{32,200}$/, '32 letters and digits at least')
        .optional(),
    )
    .meta({
      ...sandboxed,
      description:
        'Password in the address of the inbound webhook of Postmark, `https://postmark:{password}@{PRO_HOST}/api/webhooks/postmark`.',
      isSecret: true,
    }),
  WORKER: z
    .preprocess(emptyIsAbsent, z.enum(['inside', 'apart']).default('inside'))
    .describe(
      'Where mails and jobs run: `inside` each server, or `apart`, in processes of `src/worker.ts`.',
    ),
};

const shape = z.object(mailSettings);
type MailSettings = z.output<typeof shape>;

/** What answers by mail need; undefined when they are not set up. */
export const replySettings = ({
  MAIL_REPLY_ADDRESS: address,
  MAIL_REPLY_KEY: key,
  MAIL_INBOUND_PASSWORD: password,
}: Pick<MailSettings, 'MAIL_REPLY_ADDRESS' | 'MAIL_REPLY_KEY' | 'MAIL_INBOUND_PASSWORD'>):
  | { address: string; key: string; password: string }
  | undefined =>
  address === undefined || key === undefined || password === undefined
    ? undefined
    : { address, key, password };

export const mailFaults = (config: MailSettings): { path: string; message: string }[] => {
  const names = ['MAIL_REPLY_ADDRESS', 'MAIL_REPLY_KEY', 'MAIL_INBOUND_PASSWORD'] as const;
  const missing = names.filter((name) => config[name] === undefined);
  return missing.length === names.length
    ? []
    : missing.map((path) => ({ path, message: 'is required for answers by mail' }));
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
