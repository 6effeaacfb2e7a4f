export const organisationsFr = {
  list: {
    title: 'Mes organisations',
    intro: 'Une organisation validée publie des événements. Vous pouvez en suivre plusieurs.',
    add: 'Déclarer une organisation',
    pendingFirst:
      'Une demande est déjà en attente\u00a0: vous pourrez en déclarer une autre quand elle sera traitée.',
    loading: 'Chargement de vos organisations…',
    empty: 'Aucune organisation pour l’instant',
    emptyText:
      'Déclarez la vôtre avec son numéro SIREN, ou RNA pour une association\u00a0: le registre remplit le reste. Ou demandez à un collègue de vous inviter.',
    failed: 'Une erreur est survenue',
    failedText: 'Vos organisations n’ont pas pu être lues.',
    retry: 'Réessayer',
    members_one: '{{count}} membre',
    members_other: '{{count}} membres',
    members_many: '{{count}} membres',
    pois_one: '{{count}} événement',
    pois_other: '{{count}} événements',
    pois_many: '{{count}} événements',
    toCorrect: 'À corriger\u00a0: {{reason}}',
    suspendedFor: 'Motif\u00a0: {{reason}}',
  },
  create: {
    title: 'Déclarer une organisation',
    intro:
      'Quelques minutes suffisent. Gardez votre numéro SIREN sous la main, ou cherchez-le par votre nom.',
    submit: 'Envoyer la demande',
    done: 'Votre demande est envoyée',
    back: 'Mes organisations',
    nextTitle: 'Ce qui se passe ensuite',
    next: {
      sent: {
        title: 'Vous envoyez',
        text: 'Un e-mail confirme que nous avons reçu votre demande.',
      },
      checked: {
        title: 'Nous vérifions',
        text: 'Une personne compare ce que vous déclarez avec le registre, d’ordinaire sous deux jours ouvrés.',
      },
      open: {
        title: 'Vous publiez',
        text: 'Un e-mail vous prévient. En attendant, préparez vos brouillons\u00a0: rien ne sera perdu.',
      },
    },
  },
  form: {
    identity: 'Votre numéro',
    shown: 'Ce que verront les visiteurs',
    contact: 'Pour vous joindre',
    siren: 'Numéro SIREN',
    sirenHint:
      '9\u00a0chiffres, ou les 14 de votre SIRET\u00a0: nous gardons les neuf premiers. Il figure sur vos factures et vos statuts.',
    rna: 'Numéro RNA',
    rnaHint:
      'W et 9\u00a0caractères\u00a0: il figure sur le récépissé de déclaration de votre association. Notre équipe le vérifie au répertoire national.',
    isRna: 'Notre association n’a pas de SIREN',
    search: 'Pas de numéro sous la main\u00a0? Cherchez le nom de votre structure',
    searchHint: 'Ajoutez la commune si le nom est courant.',
    searchAct: 'Chercher au registre',
    name: 'Nom de l’organisation',
    description: 'Présentation (facultative)',
    descriptionHint: 'Deux ou trois phrases\u00a0: elles figurent sur votre page publique.',
    website: 'Site web (facultatif)',
    email: 'Adresse e-mail de l’organisation',
    emailHint: 'Pour notre équipe. Elle n’est pas montrée aux visiteurs.',
    streetAddress: 'Adresse',
    postalCode: 'Code postal',
    locality: 'Commune',
    summary_one: '{{count}} point à corriger',
    summary_other: '{{count}} points à corriger',
    summary_many: '{{count}} points à corriger',
  },
  companies: {
    title: 'Structures trouvées au registre',
    looking: 'Recherche au registre national…',
    found_one: '{{count}} structure trouvée. Choisissez la vôtre.',
    found_other: '{{count}} structures trouvées. Choisissez la vôtre.',
    found_many: '{{count}} structures trouvées. Choisissez la vôtre.',
    none: 'Aucune structure de ce nom au registre. Vérifiez l’orthographe, ou essayez un autre mot du nom.',
    short: 'Tapez au moins trois lettres du nom.',
    away: 'Le registre ne répond pas. Tapez votre numéro, ou réessayez dans un instant.',
    limited: 'Trop de recherches à la suite. Attendez une minute, puis réessayez.',
    chosen: 'Choisie\u00a0: {{name}}, SIREN {{siren}}.',
  },
  company: {
    looking: 'Recherche au registre national…',
    found: 'Trouvée au registre national',
    foundText: 'Nous avons rempli ce qui suit. Corrigez ce qui ne va pas.',
    created: 'créée le {{day}}',
    rnaFound: 'Votre association a un SIREN\u00a0: {{siren}}.',
    rnaUnknown: 'Ce numéro ne figure pas au registre des entreprises',
    rnaUnknownText:
      'C’est le cas des associations sans SIREN. Vérifiez le numéro et remplissez la suite\u00a0: notre équipe vérifiera.',
    masked: 'Entreprise partiellement publique',
    maskedText:
      'Le registre ne montre ni son nom ni son adresse\u00a0: remplissez-les vous-même, notre équipe vérifiera.',
    unknown: 'Ce numéro ne figure pas au registre',
    unknownText:
      'Vérifiez-le. Si votre immatriculation est toute récente, continuez\u00a0: notre équipe vérifiera.',
    unchecked: 'Le registre ne répond pas',
    uncheckedText:
      'Remplissez le formulaire vous-même\u00a0: votre organisation sera notée «\u00a0à vérifier\u00a0», et rien ne sera retardé pour vous.',
    ceased: 'Cette organisation a cessé son activité',
    ceasedText:
      'D’après le registre national, elle ne peut plus organiser d’événements. Vérifiez le numéro.',
    limited: 'Trop de recherches à la suite',
    limitedText: 'Remplissez le formulaire vous-même, ou attendez une minute.',
  },
  faults: {
    required: 'Champ obligatoire',
    siren: 'Format de SIREN invalide (9\u00a0chiffres)',
    sirenChecksum: 'Ces neuf chiffres ne forment pas un SIREN\u00a0: l’un d’eux est faux',
    rna: 'Format de RNA invalide (W et 9\u00a0caractères)',
    fixed: 'Une organisation validée garde son numéro.',
    email: 'Adresse email incorrecte',
    postalCode: 'Le code postal a 5\u00a0chiffres',
    website: 'Cette adresse de site n’est pas comprise',
    ceased: 'Cette organisation a cessé son activité',
    other: 'Ce champ n’est pas compris',
  },
  detail: {
    edit: 'Modifier',
    cancel: 'Annuler',
    save: 'Enregistrer',
    saved: 'Organisation mise à jour',
    resend: 'Enregistrer et renvoyer',
    resent: 'Votre demande est renvoyée',
    apiKeys: 'Clés d’API',
    agenda: 'L’agenda sur votre site, et l’affiche de la semaine',
    webhooks: 'Webhooks\u00a0: prévenir votre site des changements',
    publicPage: 'Voir la page publique',
    programme: 'Programme à imprimer (PDF)',
    programmeEmpty:
      'Aucun événement à venir n’est en ligne\u00a0: votre programme est vide pour l’instant.',
    programmeFailed: 'Le programme n’a pas pu être préparé. Réessayez dans un instant.',
    sheet: 'La fiche',
    registry: 'Au registre national',
    registryNone: 'Rien n’a pu y être lu\u00a0: notre équipe vérifie à la main.',
    none: 'Non renseigné',
    notFound: 'Cette organisation n’existe pas, ou vous n’en faites pas partie',
    loading: 'Chargement de l’organisation…',
    readerOnly: 'Seuls ses propriétaires peuvent modifier la fiche et les membres.',
    status: {
      pending: 'En attente de validation depuis le {{day}}',
      pendingText:
        'Notre équipe vérifie votre demande, d’ordinaire sous deux jours ouvrés, puis vous écrit. Vous pouvez déjà préparer vos événements\u00a0: ils resteront en brouillon.',
      refused: 'Il manque une information',
      refusedText:
        'Corrigez la fiche ci-dessous, puis renvoyez-la. Une pièce à fournir, une question\u00a0? Écrivez à l’équipe. Vos brouillons sont conservés.',
      refusedReader: 'Un propriétaire de l’organisation doit corriger la fiche et la renvoyer.',
      suspended: 'Cette organisation est suspendue',
      suspendedText:
        'Ses événements ne peuvent pas être modifiés pour le moment. Écrivez à l’équipe si vous pensez que c’est une erreur.',
    },
    change: {
      hint: 'Le nom, la commune, le site et la présentation sont montrés aux visiteurs\u00a0: notre équipe les relit avant qu’ils ne changent en ligne.',
      sent: 'Modification envoyée\u00a0: elle est en attente de validation',
      waiting: 'Modification en attente de validation depuis le {{day}}',
      waitingText:
        'Les visiteurs continuent de voir la fiche validée. Vous pouvez encore changer ou retirer votre modification.',
      refused: 'Votre modification n’est pas publiée',
      refusedText:
        'Les visiteurs continuent de voir la fiche validée. Corrigez votre modification pour la renvoyer, ou retirez-la.',
      logo: 'Le logo change.',
      withdraw: 'Retirer la modification',
      withdrawn: 'Modification retirée',
    },
    reasonOf: 'Le message de notre équipe',
  },
  problems: {
    organisation_pending_exists: 'Vous avez déjà une organisation en attente de votre validation.',
    organisation_version_stale:
      'Quelqu’un d’autre vient de modifier cette organisation. La fiche a été relue\u00a0: vérifiez-la, puis recommencez.',
    organisation_transition_forbidden: 'Cette demande a déjà été traitée\u00a0: rechargez la page.',
    organisation_suspended:
      'Cette organisation est suspendue\u00a0: elle ne peut pas être modifiée.',
    organisation_not_found: 'Cette organisation n’existe pas, ou vous n’en faites plus partie.',
    organisation_full:
      'Cette organisation a déjà autant de membres ou d’invitations qu’elle peut en avoir.',
    organisation_own:
      'Vous faites partie de cette organisation\u00a0: quelqu’un d’autre doit en décider.',
    permission_missing: 'Seuls les propriétaires de l’organisation peuvent faire cela.',
    company_ceased: 'Cette organisation a cessé son activité.',
    attempts_limited:
      'Une invitation vient de partir à cette adresse\u00a0: attendez une minute avant de la renvoyer.',
    member_exists: 'Cette personne fait déjà partie de l’organisation.',
    member_not_found: 'Cette personne ne fait plus partie de l’organisation.',
    member_last_owner: 'Il faut au moins un propriétaire\u00a0: nommez-en un autre d’abord.',
    invitation_not_found: 'Cette invitation a déjà servi, a été retirée ou a expiré.',
    invitation_of_another:
      'Cette invitation a été envoyée à une autre adresse que celle de votre compte.',
    unreachable:
      'Le service ne répond pas. Ce que vous avez écrit est toujours là\u00a0: réessayez dans un instant.',
    other: 'Une erreur est survenue',
  },
} as const;
