import type { ThemeWords } from './theme-words.ts';

/** Themes of what one watches or listens to. */
export const stageWords: readonly ThemeWords[] = [
  {
    theme: 'concerts',
    forms: `
      récital*, orchestre, fanfare, chorale, chœur, opéra, opérette, comédie musicale, big band, quatuor à cordes, quintette, musique de chambre
      musique live, musique en live, live music, symphoni*, philharmoni*, harmonie municipale, orchestre d’harmonie, intermède musical
      soirée musicale, après-midi musical, balade musicale, voyage musical, pause musicale, sieste musicale, spectacle musical, conte musical
      visite musicale, visite en musique, soirée jazz, soirée rock, soirée blues, soirée électro, soirée hardcore, soirée punk, soirée métal
      soirée reggae, soirée rap, jam session, jam, dj set, showcase, scène ouverte musicale, bœuf musical, apéro-concert, café-concert
      afterwork musical, release party, tribute, karaoké, blind test, blindtest, fête de la musique, ciné-concert, soundsystem, sound system
      cantate, requiem, oratorio, gospel, chant choral, atelier chant, atelier de chant, chantons, sérénade, aubade, festival de jazz
      festival jazz, jazz festival, festival de musique, festival de blues, festival de rock, festival musical, festival de chanson
      festival de guitare, festival électro, rencontres musicales, concours de chant, audition musicale, audition d’élèves, audition de piano
      heure d’orgue, clubbing, soirée club, fest-noz, guinguette, tremplin musical, open mic, battle de djs, concert, concerto, musique sacrée
      musique baroque, musique ancienne, musiques actuelles, musiques du monde, musique du monde, apéro musical, chants de marins
      chants polyphoniques, polyphonies, bagad, carillon, festival reggae, festival metal, festival folk, festival de musiques, guitare-voix
      duo de violons, duo de guitares, trio à cordes, quatuor vocal, stage de chant, stage de chants, chœurs, plateau rap, concert-repas
      soirée musiciens, festival d’orgue, festival lyrique, soirée lyrique, gala lyrique, concert-lecture, piano-bar, brass band, ensemble vocal
      ensemble baroque, rassemblement de chorales, chants de noël, negro spirituals, musique irlandaise, musique celtique, musique bretonne
      musique cubaine, musique classique, musique traditionnelle, musique électronique, chanson française, orgue et trompette, flûte et harpe
      sortie d’album, soirée chanson, soirée folk, soirée techno, soirée concert, live session, set live, dj’s, musique du dimanche
      goûter musical, récital chant, tour de chant, plateau découverte, atelier musical, atelier musique, initiation musicale, découverte musicale
      moment musical, déambulation musicale, heure musicale, matinée musicale, promenade musicale, rendez-vous musical`,
    occasions: `
      chante, bossa nova, flamenco, gnawa, klezmer, tango`,
    signs: `
      musique, musical, musicien*, jazz, rock, pop, folk, blues, soul, funk, reggae, ska, rap, hip-hop, électro, électronique, métal, punk
      hardcore, techno, indie, swing, manouche, musique classique, baroque, lyrique, chanson, chanteu*, chanter, chant, voix, polyphoni*
      a cappella, guitar*, piano, pianiste, violon*, violoncell*, alto, trompet*, accordéon*, batteur, percussion*, tambour, contrebasse
      clarinette, clavecin, théorbe, luth, orgue, organiste, flûte, saxo*, harpe, cor, quatuor, trio, duo, quintet, ensemble vocal, groupe vocal
      nouvel album, premier album, album, mélodie, compositeur, compositrice, mozart, bach, beethoven, chopin, vivaldi, schubert, debussy, ravel
      brahms, dj, groove, tournée, répertoire, tube, scène, instrument, balèti, synthé, rythme, notes, première partie, chef de chœur
      conservatoire, soprano, ténor, baryton, mezzo, cuivres, sonate, rappeu*, guitariste, bassiste, chansons, musiques, concerts`,
  },
  {
    theme: 'theatre',
    forms: `
      pièce de théâtre, théâtr*, comédie, tragédie, tragi-comédie, vaudeville, mise en scène, metteur en scène, metteuse en scène, mis en scène
      match d’impro, théâtre d’impro, impro, improvisation théâtrale, spectacle d’improvisation, improvisation, seul en scène, seule en scène
      one man show, one woman show, stand-up, café-théâtre, marionnette, marionnettiste, lecture théâtralisée, théâtre d’ombres
      commedia dell’arte, monologue, théâtre de rue, visite théâtralisée, dîner spectacle, festival de théâtre, atelier théâtre, humoriste
      soirée humour, comédie policière, comédie romantique, match d’improvisation, matchs d’impro, théâtre-forum, théâtre musical, saynète
      pièce comique, lecture théâtrale, battle d’impro, théâtre amateur, troupe de théâtre, tragicomédie, farce, mise en espace, lecture-spectacle
      soirée théâtre, théâtre en plein air, pièce en un acte, comédie en trois actes, stage d’impro, stage de théâtre, atelier d’improvisation
      seul-en-scène, guignol, théâtre de marionnettes, théâtre d’objets, commedia`,
    signs: `
      d’après, adaptation, comédien*, acteur, actrice, dramaturg*, molière, shakespeare, tchekhov, feydeau, marivaux, racine, corneille, claudel
      ionesco, beckett, brecht, scénograph*, troupe, compagnie, cie, rôle, personnage, comique, réplique, burlesque, huis clos, surtitre, guitry
      goldoni, labiche, musset, cyrano, antigone, hamlet, humour, rire, sketch*, imitateur, farce, quiproquo, pièce, vaudevill*, comédiens`,
  },
  {
    theme: 'spectacles',
    forms: `
      spectacle*, ballet, chorégraph*, performance dansée, solo dansé, duo dansé, danse contemporaine, représentation de danse, spectacle de danse
      pièce de danse, solo de danse, duo de danse, danse hip-hop, danse orientale, danse africaine, danse baroque, danse classique, danse urbaine
      cirque, clown*, cabaret, magie, magicien*, illusionnis*, mentalis*, hypnose, hypnotiseur, conte, conteu*, contée, balade contée
      veillée de contes, soirée contes, stand-up, one man show, one woman show, seul en scène, humoriste, humour, soirée humour, jongl*, acrobat*
      burlesque, arts de la rue, arts de rue, théâtre de rue, comédie musicale, music-hall, revue cabaret, transformiste, ventriloque
      battle de danse, battle hip-hop, flamenco, claquettes, gala de danse, spectacle équestre, café-théâtre, dîner spectacle, concert dessiné
      marionnette, imitateur, festival de cirque, festival de danse, festival d’humour, festival du rire, festival de contes, pièce chorégraphique
      concert-spectacle, show, spectacle jeune public, spectacle pour enfants, spectacle familial, spectacle enfants, arts du cirque, mime
      récital de danse, danse indienne, contes et légendes, conte musical, spectacle vivant, spectacle de rue, jonglage, nuit du conte, gala
      acrobatie, fauconnerie, spectacle de rapaces, racontée, stage de cirque, guignol, ciné-spectacle, show humoristique`,
    signs: `
      scène, sketch*, rire, compagnie, cie, danseu*, danse, trapèze, équilibris*, voltige, chapiteau, poétique, féérie, féerique
      troupe, artiste, légende, récit, histoires, représentation, tout public, saison culturelle, hip-hop, interprète, mouvement
      humoristique, comique, drôle, salle comble, plateau`,
  },
  {
    theme: 'cinema',
    forms: `
      cinéma, ciné, court-métrage, long-métrage, moyen-métrage, ciné-concert, ciné-débat, ciné-rencontre, ciné-club, ciné-goûter, ciné-café
      cinéma en plein air, ciné plein air, séance de cinéma, séance spéciale, projection-débat, documentaire, festival du film, festival de cinéma
      festival de films, fête du court métrage, dessin animé, film d’animation, vidéoprojection, projection-rencontre, mois du doc
      mois du film documentaire, rétrospective de films, film, projection, en présence du réalisateur, en présence de la réalisatrice
      en présence des réalisateurs, séance unique, ciné-conférence, festival de courts-métrages, festival du court métrage
      festival du film documentaire, festival international du film, festival du documentaire, courts et longs métrages, soirée ciné
      séance suivie, film documentaire, séance jeune public, cinémathèque, vidéo-projection, web-série`,
    occasions: `
      avant-première`,
    signs: `
      réalisa*, cinéaste, scénario, vost*, séance, drame, thriller, western, synopsis, acteur, actrice, tourn*
      court métrages, écran, bobine, pellicule, palme d’or, césar, oscar, aventure, comédie, hitchcock, godard, chaplin, animation`,
  },
  {
    theme: 'son-et-lumiere-feu-d-artifice',
    forms: `
      son et lumière*, sons et lumières, feu d’artifice, feux d’artifice, spectacle pyrotechnique, pyrotechni*, illumination
      mapping, vidéo mapping, vidéo-mapping, parcours lumière, parcours lumineux, mise en lumière, mis en lumière, fête des lumières
      embrasement, projection monumentale, projections monumentales, spectacle de drones, spectacle lumineux
      spectacle nocturne, nocturne illuminée, scénographie nocturne, show laser, immersif, spectacle de feu, chemin de lumière`,
    signs:
      'lumière, lumineu*, nocturne, laser, figurant, embras*, immersive, projeté, façade, étincel*',
  },
];
