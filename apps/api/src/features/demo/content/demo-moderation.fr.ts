import type { DemoModeration } from '../demo-moderation.service.ts';

const amboise = {
  name: 'Amboise',
  insee: '37003',
  postalCode: '37400',
  position: { lon: 0.9826, lat: 47.4118 },
};
const chinon = {
  name: 'Chinon',
  insee: '37072',
  postalCode: '37500',
  position: { lon: 0.2425, lat: 47.168 },
};
const loches = {
  name: 'Loches',
  insee: '37132',
  postalCode: '37600',
  position: { lon: 0.9955, lat: 47.1285 },
};

export const demoModeration: DemoModeration = {
  drawing: { title: 'Illustration dessinée', credits: 'Parages' },
  organisation: {
    slug: 'les-amis-du-lavoir',
    name: 'Les Amis du Lavoir',
    email: 'bonjour@lavoir.parages.example',
    streetAddress: '3 rue de la Fontaine',
    postalCode: '37600',
    locality: 'Loches',
    siren: '000200014',
    description:
      'Une association inventée, qui redonne vie à un lavoir et y fait venir conteurs et musiciens.',
  },
  reviews: [
    {
      key: 'veillee-au-lavoir',
      label: 'Veillée contée au lavoir',
      description:
        'Deux conteuses, un feu de bois et des histoires de rivière. On apporte son coussin.',
      theme: 'spectacles',
      town: loches,
      inDays: 12,
      placeName: 'Lavoir communal',
      waitsHours: 30,
      autopublish: true,
    },
    {
      key: 'atelier-vannerie',
      label: 'Atelier de vannerie sauvage',
      description:
        'On cueille l’osier le matin, on tresse son panier l’après-midi. Matériel prêté, dès 12 ans.',
      theme: 'famille',
      town: amboise,
      inDays: 20,
      placeName: 'Maison des associations',
      waitsHours: 5,
      autopublish: false,
    },
  ],
  gaps: [
    {
      key: 'sans-thematique',
      label: 'Rendez-vous du kiosque',
      description: 'Rendez-vous au kiosque à musique, comme chaque mois.',
      theme: null,
      town: amboise,
      inDays: 6,
      hasImage: true,
    },
    {
      key: 'sans-image',
      label: 'Bourse aux plantes d’Amboise',
      description:
        'Graines, boutures et bons conseils : on échange, on donne, on repart les bras chargés.',
      theme: 'marches-et-brocantes',
      town: amboise,
      inDays: 9,
      hasImage: false,
    },
    {
      key: 'sans-image-non-plus',
      label: 'Concert des élèves du conservatoire',
      description: 'Les classes de cordes et de cuivres présentent leur travail de l’automne.',
      theme: 'concerts',
      town: chinon,
      inDays: 15,
      hasImage: false,
    },
    {
      key: 'sans-date',
      label: 'Visite guidée des caves peintes',
      description: 'Une heure sous terre, lampe à la main.',
      theme: 'tourisme',
      town: chinon,
      inDays: null,
      hasImage: true,
    },
    {
      key: 'desactive',
      label: 'Grand loto de Chinon',
      description: 'Cartons en vente sur place.',
      theme: 'fetes',
      town: chinon,
      inDays: 10,
      hasImage: true,
      disabledReason: 'Annoncé deux fois : l’autre annonce est la bonne.',
    },
  ],
};
