import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import { formatCount } from '@parages/ui/format/number.fr';

const cutAt = (records: number): string =>
  `Cet aperçu ne compte que les premiers événements. D’un grand fichier d’OpenAgenda ou de DATAtourisme, les ${formatCount(records)}\u00a0premières fiches seront lues\u00a0; d’une autre adresse, seuls les événements comptés ici le seront.`;

/** Texts of the page of followed agendas. */
export const sourcesFr = {
  title: 'Agendas suivis',
  intro:
    'Votre programme est déjà en ligne\u00a0? Donnez son adresse\u00a0: elle sera relue chaque jour, et vos événements arriveront ici sans nouvelle saisie.',
  back: 'Importer un fichier',
  owner: {
    label: 'Agendas de',
    team: 'L’équipe',
    intro:
      'Les adresses que l’équipe suit sans organisation. Elles sont relues chaque jour\u00a0: les événements complets sont publiés aussitôt, les autres attendent dans le tableau de bord.',
    list: 'Les agendas de l’équipe',
    emptyText:
      'La première lecture montre ce qui arriverait\u00a0: rien n’est publié avant votre accord.',
  },
  attach: {
    title: 'Suivre une adresse',
    label: 'Adresse de l’agenda',
    hint: 'La page de votre agenda sur OpenAgenda (openagenda.com/fr/…), un calendrier (l’adresse en .ics de Google Agenda, Nextcloud, Outlook…), une page de votre site qui décrit ses événements pour les moteurs de recherche, un flux RSS avec des dates, ou un export JSON d’un portail ou de DATAtourisme.',
    submit: 'Lire cette adresse',
    missing: 'L’adresse manque.',
  },
  list: {
    title: 'Vos agendas',
    loading: 'Chargement des agendas…',
    failed: 'Vos agendas n’ont pas pu être chargés.',
    retry: 'Réessayer',
    empty: 'Aucun agenda suivi pour l’instant',
    emptyText:
      'Rien n’est publié sans vous\u00a0: la première lecture montre ce qui arriverait, et vous décidez ensuite.',
  },
  states: {
    checking: 'Lecture en cours',
    failed: 'Illisible',
    ready: 'À confirmer',
    followed: 'Suivi',
    troubled: 'En difficulté',
    pulling: 'Mise à jour en cours',
  },
  formats: {
    ics: 'Calendrier',
    'json-ld': 'Page de site',
    rss: 'Flux RSS',
    openagenda: 'OpenAgenda',
    datatourisme: 'DATAtourisme',
  },
  facts: {
    pulled: 'Dernière lecture réussie',
    next: 'Prochaine lecture',
    outcome: 'Dernier passage',
    never: 'pas encore',
    refused_one: '{{count}} refusé',
    refused_other: '{{count}} refusés',
  },
  preview: {
    kept_zero: 'Aucun événement à venir à cette adresse',
    kept_one: '{{formatted}}\u00a0événement à venir',
    kept_other: '{{formatted}}\u00a0événements à venir',
    complete:
      'Tous ont une date, un lieu et une catégorie\u00a0: ils partiront en vérification, comme ceux que vous saisissez.',
    incomplete_one:
      '{{formatted}} n’a pas de lieu ou de catégorie\u00a0: il vous attendra dans vos brouillons. Les autres partiront en vérification.',
    incomplete_other:
      '{{formatted}} n’ont pas de lieu ou de catégorie\u00a0: ils vous attendront dans vos brouillons. Les autres partiront en vérification.',
    toLocate_one:
      '{{formatted}} n’a qu’une adresse\u00a0: sa position est cherchée. Introuvable, il est placé au centre de sa commune, et son lieu est à vérifier.',
    toLocate_other:
      '{{formatted}} n’ont qu’une adresse\u00a0: leur position est cherchée. Introuvables, ils sont placés au centre de leur commune, et leur lieu est à vérifier.',
    cut: cutAt(followedSourceLimits.organisationFeedRecords),
    leftOut: 'Laissés de côté\u00a0: {{reasons}}.',
    first: 'Les premiers à venir',
    draft: 'à compléter',
    byHand:
      'Ce que vous corrigerez ensuite à la main, ici, restera tel quel\u00a0: l’agenda n’y touchera plus.',
  },
  previewOfTeam: {
    cut: cutAt(followedSourceLimits.maxFeedRecords),
    complete: 'Tous ont une date, un lieu et une catégorie\u00a0: ils seront publiés aussitôt.',
    incomplete_one:
      '{{formatted}} n’a pas de lieu ou de catégorie\u00a0: il restera en brouillon. Les autres seront publiés aussitôt.',
    incomplete_other:
      '{{formatted}} n’ont pas de lieu ou de catégorie\u00a0: ils resteront en brouillon. Les autres seront publiés aussitôt.',
  },
  leftOut: {
    over_one: '{{count}} passé',
    over_other: '{{count}} passés',
    private_one: '{{count}} privé',
    private_other: '{{count}} privés',
    title_missing_one: '{{count}} sans titre',
    title_missing_other: '{{count}} sans titre',
    day_missing_one: '{{count}} sans date',
    day_missing_other: '{{count}} sans date',
    place_missing_one: '{{count}} sans lieu',
    place_missing_other: '{{count}} sans lieu',
    elsewhere_one: '{{count}} hors de France métropolitaine',
    elsewhere_other: '{{count}} hors de France métropolitaine',
    online_one: '{{count}} en ligne seulement',
    online_other: '{{count}} en ligne seulement',
    not_outing_one: '{{count}} qui n’est pas une sortie',
    not_outing_other: '{{count}} qui ne sont pas des sorties',
    repetition_invalid_one: '{{count}} dont la répétition est illisible',
    repetition_invalid_other: '{{count}} dont la répétition est illisible',
    dates_invalid_one: '{{count}} dont les dates sont impossibles',
    dates_invalid_other: '{{count}} dont les dates sont impossibles',
    invalid_one: '{{count}} illisible',
    invalid_other: '{{count}} illisibles',
  },
  faults: {
    title: 'La dernière lecture n’a pas réussi',
    address_unreachable:
      'Cette adresse ne répond pas. Elle doit s’ouvrir dans un navigateur, sans mot de passe.',
    answer_slow: 'Cette adresse met trop longtemps à répondre.',
    answer_cut: 'La réponse s’est interrompue avant la fin.',
    answer_too_large:
      'La réponse est trop lourde\u00a0: 10\u00a0Mo au plus, sauf pour un grand fichier d’OpenAgenda ou de DATAtourisme.',
    answer_refused:
      'Cette adresse demande un accès. Dans un agenda partagé, choisissez l’adresse publique.',
    answer_missing: 'Il n’y a plus rien à cette adresse.',
    answer_limited: 'Le site demande d’attendre avant une nouvelle lecture.',
    answer_error: 'Le site répond par une erreur.',
    format_unknown:
      'Cette adresse n’est ni un calendrier, ni un flux RSS, ni un export connu, ni une page qui décrit ses événements (données schema.org).',
    content_unreadable: 'Ce qui est à cette adresse est abîmé ou incomplet.',
    events_none: 'Cette adresse n’a aucun événement.',
    internal: 'Une erreur de notre côté a interrompu la lecture.',
    kept: 'Vos événements restent en place. Une nouvelle lecture est prévue.',
  },
  reports: {
    title: 'Rapports des dernières lectures',
    loading: 'Chargement des rapports…',
    failed: 'Les rapports n’ont pas pu être chargés.',
    none: 'Aucun rapport pour l’instant\u00a0: le premier arrivera avec la prochaine lecture.',
  },
  locks: {
    title: 'Verrouillé ici\u00a0: ce que vous avez corrigé à la main',
    loading: 'Chargement des champs verrouillés…',
    failed: 'Les champs verrouillés n’ont pas pu être chargés.',
    none: 'Rien n’est verrouillé\u00a0: chaque lecture reprend tout ce que dit l’agenda.',
    text: 'L’agenda ne touche plus à ces champs. Rendez-lui ceux qu’il doit de nouveau tenir à jour.',
    release: 'Rendre à l’agenda',
    releaseOf: 'Rendre à l’agenda\u00a0: {{name}} de «\u00a0{{title}}\u00a0»',
    released: 'C’est noté\u00a0: la prochaine lecture reprendra ce que dit l’agenda.',
  },
  lockNames: {
    title: 'Titre',
    description: 'Description',
    capacity: 'Nombre de places',
    ages: 'Âges',
    dates: 'Dates',
    themes: 'Catégories',
    tags: 'Mots-clés',
    options: 'Options',
    features: 'Équipements',
    place: 'Lieu',
    prices: 'Tarifs',
    contacts: 'Contacts',
    pictures: 'Images',
    tour: 'Parcours',
    state: 'État',
  },
  missing: {
    title_one: 'Un événement a disparu de cet agenda',
    title_other: '{{count}} événements ont disparu de cet agenda',
    text: 'Rien n’a été annulé. S’il n’a pas lieu, annoncez-le depuis sa page\u00a0; sinon, gardez-le.',
    keep: 'Tout garder',
    kept: 'C’est noté\u00a0: ces événements restent.',
  },
  acts: {
    follow: 'Suivre cet agenda',
    pull: 'Relire maintenant',
    detach: 'Retirer',
    pullOf: 'Relire maintenant\u00a0: {{name}}',
    detachOf: 'Retirer {{name}}',
    followed: 'Agenda suivi\u00a0: ses événements arrivent.',
    detached: 'Agenda retiré. Ses événements restent.',
  },
  leave: {
    title: 'Ne plus suivre cet agenda\u00a0?',
    text: 'Les événements qu’il a donnés restent où ils sont, mais ne suivront plus ses changements.',
    confirm: 'Ne plus suivre',
    cancel: 'Continuer à suivre',
    close: 'Fermer',
  },
  problems: {
    source_address_refused:
      'Ce n’est pas une adresse du web. Elle commence par https:// ou webcal://, sans mot de passe.',
    source_limited: 'Cette adresse vient d’être lue. Patience une minute, puis nouvel essai.',
    poi_not_found:
      'Cet événement n’est plus dans cet agenda\u00a0: la liste vient d’être mise à jour.',
    source_not_found: 'Cet agenda n’est plus suivi\u00a0: la page vient d’être mise à jour.',
    source_transition_forbidden:
      'Cet agenda a changé entre-temps\u00a0: la page vient d’être mise à jour.',
    organisation_suspended: 'Cette organisation est suspendue\u00a0: rien ne peut y changer.',
    organisation_not_approved: 'Cette organisation n’est pas encore validée.',
    request_invalid: 'Cette adresse est trop longue ou contient des caractères interdits.',
    other:
      'Le service ne répond pas. Rien n’a été perdu\u00a0: nouvel essai possible dans un instant.',
  },
} as const;
