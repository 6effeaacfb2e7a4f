// Specification: §1.6
import { describe, expect, it } from 'vitest';
import { classifyRecord } from './classify-record.ts';
import type { RecordText } from './record-text.ts';

const record = (title: string, more: Partial<RecordText> = {}): RecordText => ({
  title,
  descriptions: [],
  keywords: [],
  categories: [],
  classes: [],
  place: null,
  agendas: [],
  maximumAge: null,
  ...more,
});
const themesOf = (title: string, more: Partial<RecordText> = {}) =>
  classifyRecord(record(title, more)).themes;

describe('the themes of a record', () => {
  it.each([
    ['Concert de la chorale', 'concerts'],
    ['Marché de Noël', 'marches-et-brocantes'],
    ['Marche nordique en forêt', 'promenades-a-pied'],
    ['Balade à vélo', 'promenades-a-velo'],
    ['Promenade en calèche', 'promenades-a-cheval'],
    ['Visite guidée : à la rencontre de Balzac', 'tourisme'],
    ['Conférence sur l’histoire du théâtre', 'conference'],
    ['Atelier d’écriture', 'evenements-artistiques'],
    ['Nuit européenne des musées', 'musees'],
    ['Chasse aux œufs', 'famille'],
    ['Ciné-goûter', 'cinema'],
    ['Vernissage', 'expositions'],
    ['Le carnaval des écoles', 'fetes'],
    ['Dégustation de vins', 'degustations'],
    ['Grand feu d’artifice', 'son-et-lumiere-feu-d-artifice'],
    ['Tournoi de pétanque', 'sports'],
    ['Une pièce de théâtre', 'theatre'],
    ['Spectacle de cirque', 'spectacles'],
  ])('of « %s » begin with %s: a word that names what one attends suffices', (title, theme) => {
    expect(themesOf(title)[0]).toBe(theme);
  });

  it.each(['Le jardin des sables', 'Autour du piano', 'Atelier cerf-volant', 'Opération rivière'])(
    'of « %s » are none: one word that names nothing to attend does not suffice',
    (title) => {
      expect(themesOf(title)).toEqual([]);
    },
  );

  it('of a bare title come from its description, its place and its agenda, when two of them agree', () => {
    expect(themesOf('Autour du piano', { descriptions: ['Un récital de Chopin.'] })).toEqual([
      'concerts',
    ]);
    expect(themesOf('Un hiver', { place: 'Théâtre de la Place' })).toEqual([]);
    expect(
      themesOf('Un hiver', {
        place: 'Théâtre de la Place',
        descriptions: ['Mise en scène : Anne Martin'],
      })[0],
    ).toBe('theatre');
  });

  it('of an exhibition in a museum are both, the exhibition first', () => {
    expect(
      themesOf('Exposition « Des nuages »', {
        place: 'Musée des Arts',
        agendas: ['Nuit européenne des musées 2025'],
      }),
    ).toEqual(['expositions', 'musees']);
  });

  it('begin with what takes place on a national day, before the theme of the day', () => {
    expect(themesOf('Journées du patrimoine : concert au château')).toEqual([
      'concerts',
      'tourisme',
    ]);
    expect(themesOf('Journées européennes du patrimoine')).toEqual(['tourisme']);
  });

  it.each([
    ['Conte pour les 3-6 ans', {}],
    ['Conte', { descriptions: ['Pour les enfants de 4 à 8 ans'] }],
    ['Conte pour les enfants', { maximumAge: 10 }],
  ])('of « %s » with %j have famille: its ages are those of children', (title, more) => {
    expect(themesOf(title, more)).toContain('famille');
  });

  it('of a comedy come from the first words of its description, before a word of its title', () => {
    expect(themesOf('Faux départ', { descriptions: ['Comédie en trois actes.'] })).toEqual([
      'theatre',
    ]);
  });

  it('of a single form in the description are none when the signs of another theme weigh more', () => {
    expect(
      themesOf('Les oiseaux', { descriptions: ['Voici une exposition, en pleine nature.'] }),
    ).toEqual([]);
  });

  it.each([
    ['Exposition « La magie des couleurs »', ['expositions']],
    ['Balade estivale à vélo', ['promenades-a-velo']],
  ])('of « %s » are %j: another theme beside the first needs to go with it', (title, themes) => {
    expect(themesOf(title)).toEqual(themes);
  });

  it('are none where « visiteurs » is the only word', () => {
    expect(themesOf('Un hiver', { descriptions: ['Les visiteurs viennent nombreux.'] })).toEqual(
      [],
    );
  });

  it('of a record with a class are corrected by its text when the class is a broad one', () => {
    const sport = [{ theme: 'sports', weight: 3.5 }] as const;
    expect(themesOf('Atelier d’écriture', { classes: sport })).toEqual(['evenements-artistiques']);
    const concert = [{ theme: 'concerts', weight: 10 }] as const;
    expect(themesOf('Les Tritons', { classes: concert })).toEqual(['concerts']);
  });
});

describe('the reason to keep a record back', () => {
  it.each([
    ['Job dating tous métiers', {}, 'job'],
    ['Visite de l’entreprise Martin', { agendas: ['francetravail'] }, 'job'],
    ['Un petit-déjeuner', { keywords: ['Recrutement', 'S’informer'] }, 'job'],
    ['Webinaire : bien se former', {}, 'training'],
    ['Créer sa micro-entreprise', {}, 'business'],
    ['Permanence de l’écrivain public', {}, 'service'],
    ['Conseil municipal', {}, 'council'],
    ['Rendez-vous du jeudi', { categories: ['Formation'] }, 'training'],
    ['Rendez-vous du jeudi', { categories: ['Emploi'] }, 'job'],
    ['Rendez-vous du jeudi', { categories: ['Économie'] }, 'business'],
    ['Rendez-vous du jeudi', { categories: ['Vie municipale'] }, 'council'],
    ['Représentation scolaire du spectacle', {}, 'school'],
    ['Soirée privée', {}, 'private'],
    ['Concours de poésie', {}, 'service'],
    ['Visite enseignants', {}, 'school'],
    ['Rendez-vous du jeudi', { agendas: ['semaine-industrie-2025'] }, 'job'],
    ['Animations au Super U', {}, 'service'],
  ] as const)('of « %s » with %j is %s, and it has no theme', (title, more, reason) => {
    expect(classifyRecord(record(title, more))).toEqual({ themes: [], keptReason: reason });
  });

  it.each([
    'Concert dans la salle du conseil municipal',
    'Salon des métiers d’art',
    'Visite guidée du lycée Descartes',
    'Fête du réemploi',
    'Théâtre : mode d’emploi',
    'Exposition du concours photo',
    'Remise des prix du concours de nouvelles',
    'Vide-grenier du comité de quartier',
    'Chasse aux œufs du conseil municipal des enfants',
    'Sortie VAE',
  ])('is none for « %s »', (title) => {
    expect(classifyRecord(record(title)).keptReason).toBeNull();
  });
});
