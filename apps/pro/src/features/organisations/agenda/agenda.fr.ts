import { addTexts, textsOf } from '../../../lib/texts.ts';

export const agendaFr = {
  title: 'L’agenda sur votre site',
  intro:
    'Affichez vos dates, ou celles de votre commune, sur votre propre site. L’agenda se met à jour tout seul\u00a0: vous copiez quelques lignes une fois.',
  back: 'Retour à l’organisation',
  guide: 'Lire le guide pour développeurs',
  loading: 'Chargement de l’organisation…',
  failed: 'L’organisation n’a pas pu être lue.',
  retry: 'Réessayer',
  content: 'Ce que l’agenda montre',
  look: 'Son apparence',
  source: 'Événements',
  sources: { organiser: 'Ceux de votre organisation', town: 'Ceux autour d’une commune' },
  notYet:
    'Votre organisation n’est pas encore validée\u00a0: l’agenda peut déjà montrer les événements d’une commune.',
  town: 'Commune',
  townHint: 'Son nom, suivi du numéro du département si plusieurs communes le portent.',
  townFound: 'Commune trouvée\u00a0: {{label}}',
  townUnknown: 'Aucune commune de ce nom. Vérifiez l’orthographe.',
  townFailed: 'La commune n’a pas pu être cherchée. Réessayez dans un instant.',
  theme: 'Thème',
  everyTheme: 'Tous les thèmes',
  when: 'Dates',
  whens: {
    all: 'Toutes les dates à venir',
    'aujourd-hui': 'Aujourd’hui',
    demain: 'Demain',
    'ce-week-end': 'Ce week-end',
  },
  limit: 'Nombre d’événements',
  lang: 'Langue',
  langs: { fr: 'Français', en: 'Anglais' },
  scheme: 'Fond',
  schemes: { auto: 'Selon l’appareil', light: 'Clair', dark: 'Sombre' },
  pictures: 'Images',
  picturesOf: { all: 'Avec les images', none: 'Sans image' },
  accents: 'Couleurs',
  accentsOf: { no: 'Une couleur par thème', yes: 'Votre couleur' },
  accent: 'Votre couleur',
  accentHint: 'Elle est assombrie ou éclaircie s’il le faut, pour que les textes restent lisibles.',
  preview: 'Aperçu',
  previewTitle: 'Aperçu de l’agenda',
  noPreview: 'Indiquez une commune pour voir l’aperçu.',
  snippets: 'À copier dans votre page',
  component: 'Composant',
  componentHint:
    'Le plus souple\u00a0: il prend la police de votre page et la hauteur de son contenu.',
  frame: 'Cadre (iframe)',
  frameHint:
    'Pour les éditeurs qui n’acceptent pas de script. Il fonctionne aussi sans JavaScript.',
  copyComponent: 'Copier le composant',
  copyFrame: 'Copier le cadre',
  copied: 'Copié',
  copyFailed: 'La copie n’a pas abouti. Sélectionnez le texte pour le copier.',
  poster: 'L’affiche de la semaine',
  posterHint:
    'Les sept prochains jours de cette liste sur une page A4, avec des QR codes. La même adresse donne chaque jour une affiche à jour.',
  posterLink: 'Ouvrir l’affiche (PDF)',
  linkTitle: 'Agenda\u00a0: {{name}}',
} as const;

export const agendaTexts = addTexts('agenda', agendaFr);
export const say = textsOf(agendaTexts);
