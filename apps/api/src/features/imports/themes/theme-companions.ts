import type { Theme } from '@parages/contracts/vocabulary/themes/themes';

/**
 * Themes in which a visitor is not surprised to find an event of the first one: a play is a
 * spectacle too, an exhibition is often in a museum. Another theme beside it is more often a word
 * than a theme, and needs the stronger evidence of `themeBars.apart`.
 */
export const themeCompanions: Readonly<Record<Theme, readonly Theme[]>> = {
  spectacles: ['theatre', 'famille', 'concerts', 'musees'],
  concerts: ['fetes', 'spectacles', 'famille', 'musees'],
  degustations: ['fetes', 'marches-et-brocantes', 'tourisme'],
  'promenades-a-pied': ['tourisme', 'famille'],
  'promenades-a-velo': ['tourisme', 'famille'],
  'promenades-a-cheval': ['tourisme', 'famille', 'promenades-a-pied'],
  tourisme: ['musees', 'promenades-a-pied', 'degustations', 'famille', 'expositions'],
  famille: [
    'evenements-artistiques',
    'spectacles',
    'theatre',
    'cinema',
    'concerts',
    'musees',
    'tourisme',
    'promenades-a-pied',
  ],
  sports: ['fetes', 'famille'],
  'evenements-artistiques': ['famille', 'musees', 'conference', 'expositions'],
  theatre: ['spectacles', 'famille', 'musees'],
  musees: [
    'tourisme',
    'expositions',
    'famille',
    'conference',
    'concerts',
    'evenements-artistiques',
    'spectacles',
  ],
  'marches-et-brocantes': ['degustations', 'fetes'],
  cinema: ['conference', 'famille', 'concerts', 'musees'],
  conference: ['evenements-artistiques', 'cinema', 'musees'],
  expositions: ['musees', 'evenements-artistiques', 'famille'],
  fetes: ['concerts', 'marches-et-brocantes', 'degustations', 'spectacles'],
  'son-et-lumiere-feu-d-artifice': ['fetes', 'tourisme', 'spectacles'],
};
