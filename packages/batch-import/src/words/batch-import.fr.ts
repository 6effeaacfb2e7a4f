import {
  importFailureSentences,
  importFindingKindLabels,
  importStatusLabels,
} from '@parages/contracts/vocabulary/imports/import-faults.fr';

/** French texts of the import screens, without *tu* or *vous*, so that both sites can show them. */
export const batchImportFr = {
  title: 'Importer des événements',
  intro:
    'Un tableur, un fichier, et tout un programme en ligne. Rien n’est écrit avant confirmation\u00a0: le fichier est d’abord vérifié.',
  steps: 'Comment cela se passe',
  stepNames: { send: 'Envoyer', check: 'Vérifier', confirm: 'Confirmer' },
  stepTexts: {
    send: 'Un fichier CSV, une ligne par date.',
    check: 'Un rapport dit ligne par ligne ce qui irait ou non. Rien n’est écrit.',
    confirm: 'L’import se fait en arrière-plan\u00a0; un e-mail annonce la fin.',
  },
  drop: {
    title: 'Envoyer un fichier',
    prompt: 'Le fichier CSV se dépose ici',
    choose: 'Choisir un fichier',
    formats:
      'CSV, en UTF-8 ou Windows-1252, séparé par des virgules ou des points-virgules. {{megabytes}}\u00a0Mo et {{lines}}\u00a0lignes au plus.',
    sending: 'Envoi de {{name}}…',
    again: 'Renvoyer le fichier corrigé',
    againText:
      'Le fichier d’erreurs contient les lignes à reprendre et dit pourquoi dans sa colonne «\u00a0erreurs\u00a0». Une fois corrigé, il se renvoie tel quel\u00a0: ce qui est déjà importé ne sera pas doublé.',
    againReady:
      'Les bonnes lignes peuvent être importées dès maintenant. Le fichier d’erreurs contient les autres et dit pourquoi dans sa colonne «\u00a0erreurs\u00a0»\u00a0: une fois corrigé, il se renvoie tel quel.',
    againBlocked:
      'Rien n’étant importé, c’est le fichier complet qui se corrige et se renvoie. Le fichier d’erreurs dit quelles lignes reprendre, et pourquoi.',
    cannot: 'Ce fichier n’a pas pu être envoyé',
  },
  refusals: {
    import_file_too_large:
      '{{name}} dépasse {{megabytes}}\u00a0Mo. À envoyer en plusieurs fichiers.',
    payload_too_large: '{{name}} dépasse {{megabytes}}\u00a0Mo. À envoyer en plusieurs fichiers.',
    import_file_empty: '{{name}} est vide.',
    import_file_spreadsheet:
      '{{name}} est un classeur de tableur. Dans Excel ou LibreOffice\u00a0: Fichier › Enregistrer sous › «\u00a0CSV UTF-8 (délimité par des virgules)\u00a0», puis envoyer ce fichier-là.',
    import_file_utf16:
      '{{name}} est enregistré en «\u00a0Texte Unicode\u00a0». Dans Excel\u00a0: Fichier › Enregistrer sous › «\u00a0CSV UTF-8 (délimité par des virgules)\u00a0», puis envoyer ce fichier-là.',
    import_file_binary:
      '{{name}} n’est pas un fichier texte. Dans un tableur\u00a0: Fichier › Enregistrer sous › «\u00a0CSV UTF-8\u00a0».',
    import_limited: 'Trop de fichiers envoyés depuis une heure. Patience, puis nouvel essai.',
    quota_reached:
      'Pas plus de {{openImports}} imports en cours ou en attente, ni de {{keptMegabytes}}\u00a0Mo de fichiers conservés. Il faut confirmer ou abandonner d’anciens imports, ou écrire à l’équipe.',
    rate_limited: 'Beaucoup de demandes en peu de temps. Patience une minute, puis nouvel essai.',
    import_transition_forbidden:
      'Cet import a changé entre-temps\u00a0: la page vient d’être mise à jour.',
    import_file_gone: 'Ce fichier n’est plus conservé.',
    import_not_found: 'Cet import n’existe pas, ou n’est plus accessible.',
    organisation_not_approved:
      'Cette organisation n’est pas encore validée\u00a0: l’import s’ouvrira ensuite.',
    other:
      'Le service ne répond pas. Rien n’a été perdu\u00a0: nouvel essai possible dans un instant.',
  },
  example: 'Télécharger le fichier d’exemple',
  columns: {
    title: 'Les colonnes du fichier',
    text: 'Une ligne porte les noms des colonnes, dans n’importe quel ordre. Les titres usuels («\u00a0Date\u00a0», «\u00a0Lieu\u00a0», «\u00a0Tarif\u00a0»…) sont reconnus\u00a0; les noms ci-dessous le sont toujours, et deux d’entre eux sont alors obligatoires.',
    name: 'Colonne',
    content: 'Ce qu’elle contient',
    example: 'Exemple',
    required: 'obligatoire',
    themes: 'Une catégorie, par son nom ou son code\u00a0: la liste est sous le tableau.',
    themeList: 'Les catégories et leurs codes',
  },
  history: {
    title: 'Imports précédents',
    empty: 'Aucun import pour l’instant',
    emptyText:
      'Le fichier d’exemple est un bon départ\u00a0: deux lignes à remplacer, et c’est parti.',
    sent: 'Envoyé le {{when}}',
    size: '{{kilobytes}}\u00a0Ko',
    of: 'pour {{organisation}}',
    team: 'sans organisation',
    more: 'Voir les précédents',
    failed: 'Les imports précédents n’ont pas pu être chargés.',
    download: 'Retélécharger {{name}}',
    downloadShort: 'Retélécharger',
    lines_one: '{{formatted}} ligne',
    lines_other: '{{formatted}} lignes',
  },
  status: importStatusLabels,
  kinds: importFindingKindLabels,
  failures: importFailureSentences,
  loading: 'Chargement…',
  retry: 'Réessayer',
  pageFailed: 'Cet import n’a pas pu être chargé.',
  missing: 'Cet import n’existe pas, ou n’est plus accessible.',
  back: 'Tous les imports',
  downloadFile: 'Retélécharger le fichier envoyé',
  downloadErrors: 'Télécharger le fichier d’erreurs',
  downloadFailed: 'Le fichier n’a pas pu être téléchargé',
  facts: {
    lines: 'Lignes',
    events: 'Événements',
    faults: 'Lignes non importées',
    blocking: 'Erreurs bloquantes',
    warnings: 'À vérifier',
    created: 'Créés',
    updated: 'Mis à jour',
    unchanged: 'Inchangés',
    skipped: 'Ignorés (réattribués)',
    photosQueued: 'Photos demandées',
    photosFailed: 'Photos qui manquent',
  },
  encodings: { 'utf-8': 'UTF-8', 'windows-1252': 'Windows-1252' },
  delimiters: { ',': 'séparé par des virgules', ';': 'séparé par des points-virgules' },
  checking: {
    title: 'Vérification en cours',
    text: 'Rien n’est écrit pendant ce temps. Cette page se met à jour toute seule, et peut être quittée sans rien perdre.',
    progress: 'Lignes vérifiées',
  },
  blocked: {
    title_one: 'Rien ne peut être importé\u00a0: une erreur bloque tout le fichier',
    title_other: 'Rien ne peut être importé\u00a0: {{formatted}} erreurs bloquent tout le fichier',
    text: 'Rien n’a été écrit. Une fois corrigé, le fichier peut être renvoyé.',
  },
  ready: {
    preview: 'Ceci n’est qu’un aperçu\u00a0: rien n’est encore écrit',
    previewText:
      'Voici ce que ferait l’import de ce fichier. Il attend la confirmation, aussi longtemps qu’il le faut.',
    sentence: 'À la confirmation\u00a0: {{counts}}.',
    faults_one:
      '{{formatted}} ligne ne sera pas importée\u00a0: elle est dans le rapport et dans le fichier d’erreurs.',
    faults_other:
      '{{formatted}} lignes ne seront pas importées\u00a0: elles sont dans le rapport et dans le fichier d’erreurs.',
    nothing: 'Il n’y a rien à écrire\u00a0: tout est déjà à jour, ou à corriger.',
    confirm_one: 'Importer {{formatted}} événement',
    confirm_other: 'Importer {{formatted}} événements',
    discard: 'Abandonner cet import',
  },
  running: {
    title: 'Import en cours',
    text: 'Cette page se met à jour toute seule. Elle peut être quittée\u00a0: un e-mail annoncera la fin.',
    progress: 'Lignes importées',
    of: 'Lignes\u00a0: {{processed}} sur {{total}}',
    soFar: 'Lignes\u00a0: {{processed}}',
    stop: 'Arrêter l’import',
    stopTitle: 'Arrêter cet import\u00a0?',
    stopText:
      'Ce qui est déjà écrit le reste. Le même fichier, renvoyé plus tard, reprendra sans rien doubler.',
    go: 'Continuer l’import',
    close: 'Fermer',
  },
  done: {
    title: 'Import terminé\u00a0: {{counts}}',
    toReview: 'Les nouveaux événements attendent leur vérification.',
    online:
      'Les événements complets sont en ligne\u00a0; les autres sont des brouillons, dans le tableau de bord.',
    photosToCome:
      'Les photos arrivent l’une après l’autre\u00a0: cette page dira celles qui manquent.',
    photosFailed_one:
      '{{formatted}} photo n’a pas pu être récupérée. L’événement est importé sans elle.',
    photosFailed_other:
      '{{formatted}} photos n’ont pas pu être récupérées. Les événements sont importés sans elles.',
    rejected_one: '{{formatted}} ligne n’a pas été importée.',
    rejected_other: '{{formatted}} lignes n’ont pas été importées.',
    see: 'Voir les événements',
  },
  cancelled: {
    title: 'Import abandonné',
    nothing: 'Rien n’a été écrit.',
    some: 'Écrit avant l’arrêt\u00a0: {{counts}}.',
  },
  failed: { title: 'Import interrompu', some: 'Écrit avant l’interruption\u00a0: {{counts}}.' },
  report: {
    title: 'Rapport de vérification',
    clean: 'Rien à signaler\u00a0: chaque ligne est bonne.',
    kind: 'Montrer',
    path: 'Colonne',
    anyPath: 'Toutes les colonnes',
    line: 'Ligne {{line}}',
    wholeFile: 'Fichier',
    unread: 'Colonne non lue',
    groups: 'En bref',
    groupLines_one: '{{formatted}} ligne',
    groupLines_other: '{{formatted}} lignes',
    which_one: 'Ligne {{lines}}',
    which_other: 'Lignes {{lines}}',
    andMore: '{{lines}}…',
    example: 'Par exemple\u00a0: {{sentence}}',
    see: 'Voir ces lignes',
    seeAll: 'Tout montrer',
    wrong: {
      day_invalid: 'format de date',
      time_invalid: 'format d’heure',
      url_invalid: 'adresse web',
      email_invalid: 'adresse e-mail',
      phone_invalid: 'numéro de téléphone',
      theme_unknown: 'catégorie inconnue',
      longitude_invalid: 'longitude',
      latitude_invalid: 'latitude',
      longitude_out_of_bounds: 'longitude hors des limites',
      latitude_out_of_bounds: 'latitude hors des limites',
      postal_code_invalid: 'code postal',
      price_invalid: 'format de prix',
      age_invalid: 'format d’âge',
      yes_no_invalid: 'oui ou non',
    },
    found_one: '{{formatted}} remarque',
    found_other: '{{formatted}} remarques',
    nothing: 'Aucune remarque pour ce filtre.',
    partial:
      'Les {{formatted}} premières sont montrées ici\u00a0; le fichier d’erreurs les contient toutes.',
    failed: 'Le rapport n’a pas pu être chargé.',
    pages: 'Pages du rapport',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: 'Page {{page}} sur {{pages}}',
  },
} as const;
