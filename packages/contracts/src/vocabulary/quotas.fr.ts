import type { Quota } from './quotas.ts';
import { formatWhole } from './text/numbers.fr.ts';

const sources = (most: string): string =>
  `${most} agendas sont suivis, c’est le maximum. Il faut en retirer un avant d’en ajouter un autre.`;

const sentences: Record<Quota, (most: string) => string> = {
  picturesPerDay: (most) =>
    `${most} images ont été envoyées aujourd’hui avec ce compte, c’est le maximum. La suite est possible demain.`,
  picturesByUrlPerDay: (most) =>
    `${most} images ont été prises par leur adresse aujourd’hui, c’est le maximum. La suite est possible demain.`,
  mailsPerDay: (most) =>
    `Ce compte a déjà fait partir ${most} e-mails aujourd’hui, c’est le maximum. La suite est possible demain.`,
  drafts: (most) =>
    `Cette organisation a ${most} brouillons, c’est le maximum. Il faut en envoyer ou en supprimer avant d’en créer un autre.`,
  picturesPending: (most) =>
    `${most} images envoyées avec ce compte ne sont sur aucun événement, c’est le maximum. Elles s’effacent en un jour\u00a0: la suite est possible demain.`,
  picturesOfOrganisation: (most) =>
    `Les événements de cette organisation ont ${most} images, c’est le maximum. Il faut en retirer d’anciens événements, ou écrire à l’équipe.`,
  importsOpen: (most) =>
    `${most} imports sont en cours ou en attente, c’est le maximum. Il faut en confirmer ou en abandonner.`,
  importMegabytes: (most) =>
    `Les fichiers conservés de cette organisation dépassent ${most}\u00a0Mo, c’est le maximum. Ils s’effacent au bout de 90 jours\u00a0; l’équipe peut aider avant.`,
  sources,
  teamSources: sources,
  webhooks: (most) =>
    `Cette organisation a ${most} webhooks, c’est le maximum. Il faut en supprimer un avant d’en ajouter un autre.`,
  webhookDemands: (most) =>
    `${most} messages d’essai attendent encore, c’est le maximum. La suite est possible dans un instant.`,
  invitationsPerDay: (most) =>
    `Cette organisation a envoyé ${most} invitations en un jour, c’est le maximum. La suite est possible demain.`,
  messagesPerDay: (most) =>
    `Cette organisation a écrit ${most} messages à l’équipe en un jour, c’est le maximum. La suite est possible demain.`,
  attachmentMegabytes: (most) =>
    `Les pièces jointes de cette organisation dépassent ${most}\u00a0Mo, c’est le maximum. Elles s’effacent au bout d’un an\u00a0; l’équipe peut aider avant.`,
  apiKeys: (most) =>
    `Cette organisation a ${most} clés d’API, c’est le maximum. Il faut en révoquer une avant d’en créer une autre.`,
  apiKeysPerDay: (most) =>
    `Cette organisation a créé ${most} clés d’API en un jour, c’est le maximum. La suite est possible demain.`,
  organisations: (most) =>
    `Ce compte a déclaré ${most} organisations, c’est le maximum. Pour en gérer davantage, il faut écrire à l’équipe.`,
  favorites: (most) =>
    `${most} favoris, c’est le maximum. Il faut en retirer avant d’en ajouter un autre.`,
  savedSearches: (most) =>
    `${most} recherches enregistrées, c’est le maximum. Il faut en supprimer avant d’en enregistrer une autre.`,
  follows: (most) =>
    `${most} lieux et organisateurs suivis, c’est le maximum. Il faut en retirer avant d’en suivre un autre.`,
};

const isKnown = (name: string): name is Quota => Object.hasOwn(sentences, name);

/**
 * Sentence that names the exhausted quota, its limit and a remedy; without *tu* or *vous*, so that
 * both sites can show it. Undefined for an unknown quota of a newer API.
 */
export const sayQuota = ({ name, most }: { name: string; most: number }): string | undefined =>
  isKnown(name) ? sentences[name](formatWhole(most)) : undefined;
