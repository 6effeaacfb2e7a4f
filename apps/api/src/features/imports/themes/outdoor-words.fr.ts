import type { ThemeWords } from './theme-words.ts';

/** Themes of what one visits, walks or plays. */
export const outdoorWords: readonly ThemeWords[] = [
  {
    theme: 'tourisme',
    forms: `
      visitez, visiter, visite guidée, visite libre, visite commentée, visite nocturne, visite insolite, visite exclusive, visite théâtralisée
      balade historique, balade architecturale, balade patrimoine, balade commentée, promenade commentée, promenade historique, circuit commenté
      circuit historique, parcours commenté, parcours découverte, parcours historique, parcours patrimoine, rallye patrimoine, jeu de piste
      portes ouvertes, porte ouverte, ouverture exceptionnelle, ouvrent leurs portes, ouvre ses portes, vous ouvre les portes, coulisses
      ferme en ferme, de ferme en ferme, découverte du château, découverte du village, découverte de la ville, découverte du jardin, excursion
      croisière, city tour, lecture de paysage, lecture de façade, petit train, ouverture des sites, visite, ouverture du château
      ouverture de l’église, ouverture du jardin, ouverture du parc, ouverture de la tour, montée au clocher, promenade en bateau
      balade en bateau, rallye touristique, visite-atelier, découverte de l’architecture, découverte du patrimoine, chantier archéologique
      fouilles, lecture de façades, ouverture du moulin, circuit découverte, circuit patrimoine, tour de ville`,
    occasions: `
      journées du patrimoine, journées européennes du patrimoine, journée du patrimoine, patrimoine, rendez-vous aux jardins, nuit des châteaux
      nuit des églises, printemps des cimetières, journées de l’archéologie, journées nationales de l’architecture, sur les pas, sur les traces de
      à la découverte de, à la découverte du, à la découverte des, nuit du patrimoine, jep`,
    signs: `
      château, abbaye, abbatiale, prieuré, église, collégiale, cathédrale, basilique, chartreuse, chapelle, monastère, couvent, cloître, crypte
      temple, jardin, parc, arboretum, moulin, donjon, forteresse, fortification, citadelle, rempart, troglo*, grotte, souterrain, village
      cité, médiéval*, renaissance, histoire, historique, architect*, monument, vestige, archéolog*, lavoir, manoir, cimetière, beffroi
      ferme, distillerie, manufacture, savoir-faire, guide, guidé, panorama, belvédère, hôtel de ville, hôtel particulier, mairie
      logis, demeure, chantier, restauration du, siècle, unesco, maison natale, terrasse, ruelle, quartier, secrets, découverte
      guide-conférencier, guide conférencière, vitraux, gothique, royal, exploitation agricole, écolieu, paysage`,
  },
  {
    theme: 'promenades-a-pied',
    forms: `
      rando, rando*, randonnée pédestre, balade*, ballade pédestre, promenade*, marche nordique, marche aux flambeaux, marche gourmande
      marche populaire, marche rose, marche à pied, marche nocturne, trail, sortie nature, sortie botanique, sortie naturaliste, sortie ornitho*
      sortie champignons, sortie champignon, sortie découverte, sortie géologique, sortie faune, sortie flore, animation nature, activité nature
      observation des oiseaux, brame, brame du cerf, circuit pédestre, circuit commenté, parcours commenté, déambulation, herborisation
      cueillette, nuit de la chauve-souris, nuit de la chouette, balade nature, balade botanique, balade commentée, balade contée, balade musicale
      balade littéraire, visite commentée du village, visite guidée de la ville, visite de quartier, raquettes à neige, pistage, rallye pédestre
      chasse aux champignons, fête de la nature, bain de forêt, sortie oiseaux, sortie plantes, sortie crépusculaire, sortie nocturne
      sortie guidée, découverte de la faune, découverte des plantes, découverte des oiseaux, faune et flore, trek, balade nocturne
      écoute du brame, plantes sauvages, sortie mycologique, sortie géologie, bain de nature, balade gourmande, chants d’oiseaux
      chant des oiseaux, parcours pédestre, à la rencontre des oiseaux, sortie en forêt, sortie libellules, sortie papillons, balade découverte
      comptage des oiseaux, promenade commentée, plantes comestibles`,
    signs: `
      forêt, bois, nature, naturaliste, botani*, oiseau*, champignon*, papillon*, libellule, orchidée, faune, flore, à pied, marcheu*, dénivelé
      pédestre, parc naturel, réserve naturelle, biodiversité, plantes sauvages, berges, zones humides, guide nature, cerf, loup, chauve-souris
      sentiers, chaussures de marche, montagne, garrigue, jumelles, chemin de randonnée`,
  },
  {
    theme: 'promenades-a-velo',
    forms: `
      à vélo, en vélo, balade à vélo, balade vélo, randonnée vélo, randonnée cycliste, randonnée cyclo*, rando vélo, vtt, cyclo*, gravel
      vélorution, sortie vélo, tour à vélo, visite à vélo, vélotour, promenade à vélo, fête du vélo, rando vtt, bike, cyclisme, cyclosportive
      vélo électrique, cyclo-balade, cyclotouris*, parade à vélo, vélo-parade, virée à vélo, circuit vélo, voie verte à vélo`,
    signs:
      'vélo, cycliste, voie verte, piste cyclable, pédal*, loire à vélo, vae, deux-roues, bicyclette',
  },
  {
    theme: 'promenades-a-cheval',
    forms: `
      à cheval, balade à cheval, promenade à cheval, randonnée équestre, balade équestre, calèche, attelage, à poney, balade à poney
      balade en calèche, promenade en calèche, promenade en attelage, promenade à poney, à dos d’âne, balade avec un âne, rando équestre, équitation`,
    signs: 'cheval, chevaux, équestre, poney, cavali*, monture, centre équestre, âne',
  },
  {
    theme: 'sports',
    forms: `
      tournoi, match, course, course à pied, course nature, course cycliste, course d’orientation, marathon, semi-marathon, foulée, corrida, cross
      triathlon, duathlon, trail, ultra-trail, championnat, coupe de france, coupe du monde, compétition, régate, rallye automobile, pétanque
      concours de pétanque, concours hippique, yoga, pilates, tai chi, taï chi, qi gong, gymnastique, gym, zumba, fitness, natation, escalade
      canoë, kayak, paddle, aviron, football, foot, rugby, basket*, handball, volley*, tennis, badminton, judo, karaté, aïkido, escrime, golf
      athlétisme, motocross, karting, roller, skate*, sport*, multisports, cyclosport*, cyclo-cross, boxe, tir à l’arc, parapente, spéléo*, ski
      patinoire, jeux olympiques, olympiades, critérium, meeting aérien, enduro, arts martiaux, cyclisme, cyclosportive, concours de boules
      joutes, crossfit, marche sportive, raid, swimrun, aquathlon, bike and run, jumping, fléchettes, gala de boxe, meeting d’athlétisme, voile
      surf, plongée, tennis de table, concours de pêche, initiation sportive, journée sportive, course de côte`,
    occasions: `
      grand prix`,
    signs: `
      sport*, club, équipe, athlète, champion*, dossard, coureu*, épreuve, entraîne*, joueu*, stade, gymnase, fédération, terrain, licencié
      ligue, départ, arrivée, parcours, trophée, km, endurance, athlétique`,
  },
];
