import type { Theme } from './themes.ts';

export const themeLabels: Record<Theme, string> = {
  spectacles: 'Shows',
  concerts: 'Concerts',
  degustations: 'Tastings',
  'promenades-a-pied': 'Walks',
  'promenades-a-velo': 'Bike rides',
  'promenades-a-cheval': 'Horse rides',
  tourisme: 'Sightseeing',
  famille: 'Family',
  sports: 'Sports',
  'evenements-artistiques': 'Art events',
  theatre: 'Theatre',
  musees: 'Museums',
  'marches-et-brocantes': 'Markets and flea markets',
  cinema: 'Cinema',
  conference: 'Talks',
  expositions: 'Exhibitions',
  fetes: 'Festivals',
  'son-et-lumiere-feu-d-artifice': 'Light shows, fireworks',
};
