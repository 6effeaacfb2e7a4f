import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { Scene } from './scene.ts';
import { cinemaScenes } from './scenes/cinema.ts';
import { concertsScenes } from './scenes/concerts.ts';
import { conferenceScenes } from './scenes/conference.ts';
import { degustationsScenes } from './scenes/degustations.ts';
import { evenementsArtistiquesScenes } from './scenes/evenements-artistiques.ts';
import { expositionsScenes } from './scenes/expositions.ts';
import { familleScenes } from './scenes/famille.ts';
import { fetesScenes } from './scenes/fetes.ts';
import { marchesEtBrocantesScenes } from './scenes/marches-et-brocantes.ts';
import { museesScenes } from './scenes/musees.ts';
import { paragesScenes } from './scenes/parages.ts';
import { promenadesAChevalScenes } from './scenes/promenades-a-cheval.ts';
import { promenadesAPiedScenes } from './scenes/promenades-a-pied.ts';
import { promenadesAVeloScenes } from './scenes/promenades-a-velo.ts';
import { sonEtLumiereScenes } from './scenes/son-et-lumiere-feu-d-artifice.ts';
import { spectaclesScenes } from './scenes/spectacles.ts';
import { sportsScenes } from './scenes/sports.ts';
import { theatreScenes } from './scenes/theatre.ts';
import { tourismeScenes } from './scenes/tourisme.ts';

/**
 * The position in a list is the number in the scene id: the first scene of `concerts` is
 * `concerts-1`.
 */
const themeScenes: Record<Theme, readonly Scene[]> = {
  spectacles: spectaclesScenes,
  concerts: concertsScenes,
  degustations: degustationsScenes,
  'promenades-a-pied': promenadesAPiedScenes,
  'promenades-a-velo': promenadesAVeloScenes,
  'promenades-a-cheval': promenadesAChevalScenes,
  tourisme: tourismeScenes,
  famille: familleScenes,
  sports: sportsScenes,
  'evenements-artistiques': evenementsArtistiquesScenes,
  theatre: theatreScenes,
  musees: museesScenes,
  'marches-et-brocantes': marchesEtBrocantesScenes,
  cinema: cinemaScenes,
  conference: conferenceScenes,
  expositions: expositionsScenes,
  fetes: fetesScenes,
  'son-et-lumiere-feu-d-artifice': sonEtLumiereScenes,
};

export const scenesOf = (theme: Theme | null): readonly Scene[] =>
  theme === null ? paragesScenes : themeScenes[theme];
