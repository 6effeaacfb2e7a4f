import type { Theme } from './themes.ts';

export const themeLabels: Record<Theme, string> = {
  spectacles: 'Spectacles',
  concerts: 'Concerts',
  degustations: 'Dégustations',
  'promenades-a-pied': 'Promenades à pied',
  'promenades-a-velo': 'Promenades à vélo',
  'promenades-a-cheval': 'Promenades à cheval',
  tourisme: 'Tourisme',
  famille: 'Famille',
  sports: 'Sports',
  'evenements-artistiques': 'Événements artistiques',
  theatre: 'Théâtre',
  musees: 'Musées',
  'marches-et-brocantes': 'Marchés et brocantes',
  cinema: 'Cinéma',
  conference: 'Conférences',
  expositions: 'Expositions',
  fetes: 'Fêtes',
  'son-et-lumiere-feu-d-artifice': 'Son et lumière, feu d’artifice',
};
