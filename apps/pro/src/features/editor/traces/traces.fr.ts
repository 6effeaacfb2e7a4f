import { addTexts, textsOf } from '../../../lib/texts.ts';

/** Texts of the tours tab. */
export const tracesFr = {
  intro:
    'Pour une balade, une randonnée, une course\u00a0: le tracé se dessine sur la page, avec son profil. Laissez vide si rien ne se parcourt.',
  file: {
    title: 'Le tracé',
    drop: 'Déposez ici le fichier de votre parcours',
    choose: 'Choisir un fichier',
    formats:
      'GPX, KML ou GeoJSON, {{megabytes}}\u00a0Mo au plus. Distance, durée, dénivelé et altitudes sont calculés.',
    reading: 'Lecture de {{name}}…',
    added: 'Le tracé «\u00a0{{name}}\u00a0» est enregistré.',
    replace: 'Remplacer le fichier',
    replaceTitle: 'Remplacer le tracé\u00a0?',
    replaceText:
      'Le tracé actuel disparaît, et ses chiffres sont calculés à nouveau d’après {{name}}.',
    remove: 'Retirer le tracé',
    removeTitle: 'Retirer le tracé\u00a0?',
    removeText:
      'La carte et le profil disparaissent. Les chiffres restent\u00a0: vous pourrez les corriger à la main.',
    removed: 'Le tracé est retiré.',
    cancel: 'Annuler',
    close: 'Fermer',
    points_one: '{{formatted}} point',
    points_other: '{{formatted}} points',
    points_many: '{{formatted}} points',
    flat: 'Ce fichier ne dit pas toutes les altitudes\u00a0: il n’y a donc ni dénivelé, ni profil.',
  },
  failed: {
    several: 'Un événement n’a qu’un tracé\u00a0: choisissez un seul fichier.',
    tooLarge: '{{name}} dépasse {{megabytes}}\u00a0Mo ou compte trop de points.',
    unreadable:
      '{{name}} n’est pas un tracé lisible\u00a0: il faut un fichier GPX, KML ou GeoJSON avec une ligne d’au moins deux points.',
    abroad: 'Le tracé «\u00a0{{name}}\u00a0» sort de France métropolitaine.',
    stale: 'L’événement vient de changer\u00a0: relisez-le, puis recommencez.',
    unknown: 'Le tracé n’a pas pu être enregistré. Réessayez dans un instant.',
    notRemoved: 'Le tracé n’a pas pu être retiré. Réessayez dans un instant.',
  },
  figures: {
    title: 'Le parcours',
    computed: 'Calculé d’après le tracé.',
    typed: 'À remplir à la main, ou à calculer en ajoutant un tracé.',
    distanceM: 'Distance (km)',
    distance: 'Distance',
    durationMin: 'Durée',
    durationHint: 'Pauses non comprises. Par exemple 45\u00a0min, ou 2\u00a0h\u00a030.',
    durationComputed: 'Estimée sans les pauses\u00a0: corrigez-la si vous savez mieux.',
    climbM: 'Dénivelé positif (m)',
    climb: 'Dénivelé positif',
    descentM: 'Dénivelé négatif (m)',
    descent: 'Dénivelé négatif',
    minAltitudeM: 'Altitude minimale (m)',
    minAltitude: 'Altitude minimale',
    maxAltitudeM: 'Altitude maximale (m)',
    maxAltitude: 'Altitude maximale',
    modes: 'Comment',
    modesHint: 'Un ou plusieurs. La durée est calculée pour le plus lent.',
    difficulty: 'Difficulté',
    noDifficulty: 'Non précisée',
  },
  profile: {
    label: 'Profil d’altitude sur {{distance}}, de {{lowest}} à {{highest}}',
    start: 'Départ',
    lowest: 'Au plus bas {{altitude}}',
    highest: 'Au plus haut {{altitude}}',
    read: 'Lire l’altitude le long du parcours',
    onTheWay: '{{length}} · {{altitude}}',
    table: 'Le profil en chiffres',
    distance: 'Distance',
    altitude: 'Altitude',
  },
} as const;

export const editorTracesTexts = addTexts('editorTraces', tracesFr);
export const say = textsOf(editorTracesTexts);
