import { agendasStandIn } from './agendas/agendas.ts';
import { analyticsStandIn } from './analytics/analytics.ts';
import { appleStandIn } from './apple/apple.ts';
import { communesStandIn } from './commune-list/communes.ts';
import { registryStandIn } from './company-registry/registry.ts';
import { errorsStandIn } from './errors/errors.ts';
import { facebookStandIn } from './facebook/facebook.ts';
import { geocoderStandIn } from './geocoder/geocoder.ts';
import { googleStandIn } from './google/google.ts';
import { imagesStandIn } from './images/images.ts';
import { mailStandIn } from './mail-server/mail.ts';
import { passwordsStandIn } from './password-ranges/passwords.ts';
import { paymentsStandIn } from './payments/payments.ts';
import type { StandIn, Surroundings } from './stand-in.ts';
import { tracesStandIn } from './traces/traces.ts';
import { webhooksStandIn } from './webhooks/webhooks.ts';

type Options = {
  host: string;
  smtpPort: number;
  webhookUrl: string | undefined;
  inboundUrl: string | undefined;
  agendasFolder: string | undefined;
};

/** The home page lists the stand-ins in this order. */
export const listStandIns = (
  surroundings: Surroundings,
  { host, smtpPort, webhookUrl, inboundUrl, agendasFolder }: Options,
): StandIn[] => [
  mailStandIn(surroundings, { host, port: smtpPort, inboundUrl }),
  googleStandIn(surroundings),
  appleStandIn(surroundings),
  facebookStandIn(surroundings),
  passwordsStandIn(surroundings),
  geocoderStandIn(surroundings),
  communesStandIn(surroundings),
  registryStandIn(surroundings),
  imagesStandIn(surroundings),
  agendasStandIn(surroundings, { folder: agendasFolder }),
  analyticsStandIn(surroundings),
  paymentsStandIn(surroundings, { webhookUrl }),
  webhooksStandIn(surroundings),
  tracesStandIn(),
  errorsStandIn(),
];
