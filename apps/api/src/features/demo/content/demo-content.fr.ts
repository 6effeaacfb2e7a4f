import type { DemoContent } from '../demo-template.ts';
import { demoAmenities } from './amenities.fr.ts';
import { cinema } from './cinema.fr.ts';
import { concerts } from './concerts.fr.ts';
import { conference } from './conference.fr.ts';
import { degustations } from './degustations.fr.ts';
import { evenementsArtistiques } from './evenements-artistiques.fr.ts';
import { expositions } from './expositions.fr.ts';
import { famille } from './famille.fr.ts';
import { fetes } from './fetes.fr.ts';
import { marchesEtBrocantes } from './marches-et-brocantes.fr.ts';
import { musees } from './musees.fr.ts';
import { promenadesACheval } from './promenades-a-cheval.fr.ts';
import { promenadesAPied } from './promenades-a-pied.fr.ts';
import { promenadesAVelo } from './promenades-a-velo.fr.ts';
import { sonEtLumiere } from './son-et-lumiere-feu-d-artifice.fr.ts';
import { spectacles } from './spectacles.fr.ts';
import { sports } from './sports.fr.ts';
import { theatre } from './theatre.fr.ts';
import { tourisme } from './tourisme.fr.ts';
import { demoTowns } from './towns.fr.ts';
import { demoOrganizers, demoStreets, demoVenues } from './venues.fr.ts';

export const demoContent: DemoContent = {
  towns: demoTowns,
  venues: demoVenues,
  amenities: demoAmenities,
  streets: demoStreets,
  organizers: demoOrganizers,
  words: { drawingTitle: 'Illustration dessinée', credits: 'Parages' },
  templates: {
    spectacles,
    concerts,
    degustations,
    'promenades-a-pied': promenadesAPied,
    'promenades-a-velo': promenadesAVelo,
    'promenades-a-cheval': promenadesACheval,
    tourisme,
    famille,
    sports,
    'evenements-artistiques': evenementsArtistiques,
    theatre,
    musees,
    'marches-et-brocantes': marchesEtBrocantes,
    cinema,
    conference,
    expositions,
    fetes,
    'son-et-lumiere-feu-d-artifice': sonEtLumiere,
  },
};
