import type { KeptReason } from '@parages/contracts/vocabulary/imports/kept-reasons';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';

/**
 * What the source says beside the text. `theme`, then the phrases, then the weight: five decides
 * alone, less needs the text to agree.
 */
export type SourceRule = readonly [theme: Theme, phrases: string, weight: number];

/** Names of agendas, organisers and national days. */
export const agendaThemes: readonly SourceRule[] = [
  ['musees', 'nuit européenne des musées, nuit des musées, ndm', 7],
  ['musees', 'musée, muséum, cité des sciences, palais de la découverte', 3],
  [
    'tourisme',
    'jep, journées européennes du patrimoine, journées du patrimoine, ville d’art et d’histoire, nuit des églises',
    4,
  ],
  [
    'tourisme',
    'rdvj, rendez-vous aux jardins, printemps des cimetières, journées de l’archéologie, office de tourisme',
    4,
  ],
  ['cinema', 'cinéma, cinémas, ciné, mois du doc, fête du cinéma', 6],
  ['concerts', 'fête de la musique, tous à l’opéra, jazz, philharmonie, orchestre', 5],
  ['theatre', 'théâtre', 4],
  [
    'evenements-artistiques',
    'nuits de la lecture, printemps des poètes, bibliothèque, médiathèque, arts plastiques',
    2,
  ],
  ['spectacles', 'cirque, danse, cie, compagnie', 2],
  ['promenades-a-pied', 'fête de la nature, parc naturel, réserve naturelle', 3],
  ['promenades-a-velo', 'maiavelo, mai à vélo', 2],
  ['sports', 'sport, fédération sportive', 3],
  ['conference', 'université populaire, conférences', 3],
  ['degustations', 'rendez-vous gourmands', 2],
];

/** Names of places. */
export const placeThemes: readonly SourceRule[] = [
  [
    'musees',
    'musée, museum, muséum, écomusée, cité des sciences, palais de la découverte, maison-musée, palais des beaux-arts, fondation',
    3,
  ],
  ['theatre', 'théâtre, comédie française', 3],
  ['cinema', 'cinéma, ciné, cinémathèque', 3],
  [
    'concerts',
    'opéra, philharmonie, zénith, auditorium, salle de concert, jazz club, conservatoire',
    3,
  ],
  ['spectacles', 'cirque, centre chorégraphique, théâtre, opéra, salle de spectacle', 2],
  [
    'expositions',
    'galerie, centre d’art, frac, artothèque, fondation, musée, palais des beaux-arts',
    2,
  ],
  [
    'tourisme',
    'château, abbaye, prieuré, église, cathédrale, jardin, parc, monument, hôtel de ville, cimetière, moulin, citadelle',
    2,
  ],
  ['evenements-artistiques', 'médiathèque, bibliothèque, librairie, arts plastiques', 2],
  ['sports', 'stade, gymnase, piscine, dojo, complexe sportif', 2],
  ['degustations', 'cave, domaine, vignoble, brasserie, distillerie', 1.5],
];

/** Categories of the source, in words. */
export const categoryThemes: readonly SourceRule[] = [
  ['marches-et-brocantes', 'vide-grenier, vides grenier, brocante, foire, salon, marché', 6],
  ['sports', 'sport', 4],
  ['expositions', 'exposition', 6],
  ['concerts', 'concert, musique', 6],
  ['cinema', 'cinéma, projection', 6],
  ['theatre', 'théâtre', 6],
  ['spectacles', 'spectacle, danse, cirque, humour', 5],
  ['conference', 'conférence, débat, rencontre', 4],
  ['famille', 'enfants, jeune public, famille', 5],
  ['fetes', 'fête, festival, total festum', 4],
  ['tourisme', 'visite, patrimoine', 4],
  ['promenades-a-pied', 'randonnée, balade, nature', 4],
  ['degustations', 'gastronomie, dégustation', 4],
];

/** Categories of the source that are no outings. */
export const keptCategories: readonly (readonly [phrases: string, reason: KeptReason])[] = [
  ['formation', 'training'],
  ['emploi, recrutement, métiers', 'job'],
  ['économie', 'business'],
  ['vie municipale, conseil municipal', 'council'],
];
