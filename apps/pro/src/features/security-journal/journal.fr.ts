import { addTexts } from '../../lib/texts.ts';

export const journalFr = {
  title: 'Journal de sécurité',
  intro:
    'Connexions refusées, droits, décisions des modérateurs. Gardé douze mois, sans adresse ni texte saisi.',
  kind: 'Événement',
  everyKind: 'Tous',
  from: 'Du',
  to: 'Au',
  clear: 'Effacer les filtres',
  account: 'Compte\u00a0: {{name}}',
  network: 'Réseau\u00a0: {{network}}',
  caption: 'Événements de sécurité, les derniers d’abord',
  loading: 'Chargement du journal…',
  failed: 'Le journal n’a pas pu être lu.',
  retry: 'Réessayer',
  more: 'Voir plus',
  empty: 'Aucun événement ici',
  columns: {
    when: 'Quand',
    what: 'Événement',
    who: 'Compte',
    network: 'Réseau',
    operation: 'Opération',
  },
  times: '{{count}} fois',
  until: 'jusqu’à {{instant}}',
  by: 'par {{name}}',
  gone: 'compte supprimé',
  none: '—',
  kinds: {
    sign_in_failed: 'Mot de passe refusé',
    sign_in_locked: 'Connexion bloquée',
    permission_refused: 'Droit refusé',
    role_granted: 'Rôle donné',
    role_revoked: 'Rôle retiré',
    moderator_act: 'Acte de modération',
    rate_limited: 'Trop de requêtes',
    quota_reached: 'Quota atteint',
    token_theft: 'Jeton volé',
    webhook_forged: 'Avis de paiement non signé',
    sessions_closed: 'Sessions fermées',
    events_dropped: 'Événements non détaillés',
  },
} as const;

export const securityJournalTexts = addTexts('securityJournal', journalFr);
