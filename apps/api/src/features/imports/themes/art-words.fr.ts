import type { ThemeWords } from './theme-words.ts';

/** Themes of what one looks at, reads, makes or talks about. */
export const artWords: readonly ThemeWords[] = [
  {
    theme: 'expositions',
    forms: `
      exposition*, visite de l’exposition, visite libre de l’exposition, visite guidée de l’exposition, visite commentée de l’exposition
      visite nocturne de l’exposition, visite express de l’exposition, visite d’exposition, visite des expositions, expo, vernissage, finissage
      accrochage, rétrospective, biennale, triennale, salon d’art, salon de peinture, salon des arts, salon artistique, salon d’artistes
      expo-vente, exposition-vente, installation sonore, installation immersive, installation vidéo, installation, exposer, expose, exposent
      présente ses œuvres, présente ses toiles, parcours d’art, parcours d’artistes, galerie d’art, galerie éphémère, festival photo
      festival de photographie, cabinet de curiosités, peintures de, sculptures de, photographies de, aquarelles de, gravures de, dessins de
      œuvres de, toiles de, peintures et sculptures, salon des artistes, œuvres récentes, exposition photo, exposition de photos, cimaises
      galerie d’exposition, expo photo, collection d’œuvres, parcours artistique`,
    signs: `
      œuvre, tableau, toile, peinture, peintre, aquarelle, sculpt*, photo, photograph*, céramique, mosaïque, gravure, estampe, dessin
      artiste, plasticien*, commissaire, commissariat, collection, galerie, art contemporain, encre, pastel, céramiste, portrait, paysage
      scénographie, affiche, archives, document, reproduction, vitrine, visiteur, monumental*, série, objet, maquette, installe*
      imagier, tapisserie, installation, visible`,
  },
  {
    theme: 'evenements-artistiques',
    forms: `
      dédicace, séance de dédicace, rencontre-dédicace, lecture, lecture musicale, lecture à voix haute, lecture publique, atelier d’écriture
      jeux d’écriture, atelier écriture, poésie, slam, printemps des poètes, haïku, atelier créatif, atelier création, atelier de création
      atelier artistique, atelier graphique, atelier d’art, atelier d’arts plastiques, arts plastiques, arts visuels, loisirs créatifs
      atelier dessin, atelier de dessin, cours de dessin, stage de dessin, stage dessin, atelier peinture, atelier de peinture, stage de peinture
      atelier aquarelle, stage aquarelle, atelier poterie, stage poterie, atelier céramique, atelier modelage, atelier d’argile, atelier gravure
      atelier photo, stage photo, sténopé, photographie argentique, initiation à la photographie, atelier bd, atelier manga, stage illustration
      atelier collage, atelier reliure, atelier couture, origami, calligraphie, atelier mosaïque, papier mâché, atelier d’origami, land art
      performance artistique, live painting, battle de dessins, battle de dessin, modèle vivant, carnet de voyage, résidence d’artiste
      sortie de résidence, restitution d’atelier, street art, street-art, art urbain, graff*, fresque participative, salon du livre, fête du livre
      festival du livre, festival de poésie, festival du polar, festival littéraire, salon littéraire, festival bd, festival de bande dessinée
      festival d’art, club de lecture, cercle de lecture, café littéraire, café lecture, rencontre littéraire, rencontre avec l’auteur
      rencontre avec l’autrice, rencontre avec un auteur, rencontre avec une autrice, heure du conte, rencontre avec l’artiste
      rencontre avec les artistes, lectures partagées, lecture d’histoires, temps des histoires, création plastique, création artistique
      portes ouvertes d’ateliers d’artistes, ateliers d’artistes, nuit de la lecture, nuits de la lecture, atelier typographie, atelier bijoux
      atelier de sculpture, atelier sculpture, atelier théâtre d’ombres, atelier d’expression, atelier broderie, stage broderie, cours de broderie
      atelier tricot, stage tricot, cours de tricot, atelier vannerie, stage vannerie, cours de vannerie, atelier osier, stage osier
      cours de osier, atelier feutrage, stage feutrage, cours de feutrage, atelier enluminure, stage enluminure, cours de enluminure
      stage peinture, cours de peinture, cours de photo, stage céramique, cours de céramique, stage mosaïque, cours de mosaïque, stage gravure
      cours de gravure, atelier sérigraphie, stage sérigraphie, cours de sérigraphie, atelier illustration, cours de illustration
      atelier graphisme, stage graphisme, cours de graphisme, stage couture, cours de couture, cours de aquarelle, atelier calligraphie
      stage calligraphie, cours de calligraphie, séance de signatures, scrapbooking, atelier bricolage, atelier diy, atelier terre
      initiation à la poterie, linogravure, cyanotype, atelier bougies, macramé, art floral, atelier pop-up, ateliers manuels, atelier manuel
      café tricot, peintres dans la rue, symposium de sculpture, lecture-concert, bibliothèque vivante, prix littéraire, club lecture, café bd
      scène slam, rencontre d’auteur, rencontre auteur, fabrication de bijoux, atelier teinture, atelier tissage, atelier laine
      atelier impression, light painting, dessin en direct, concours de peinture, atelier artiste, stage d’aquarelle, stage de vannerie, vannerie
      création de bijoux, atelier de fabrication, arts créatifs`,
    occasions: `
      signature`,
    signs: `
      artiste, artistique, auteur, autrice, écrivain*, romanci*, poète, poétesse, poème, poétique, illustrat*, plasticien*, dessiner, création, créer
      créati*, atelier, stage, graphique, graphiste, graphisme, livre, roman, littéra*, écriture, écrire, peindre, bande dessinée, bd, manga
      arts, bibliothèque, médiathèque, imaginaire, crayon, feutre, argile, laine, poterie, modelage, sérigraphie, broderie, tricot, crochet
      couture, tissage, vannerie, osier, feutrage, enluminure, croquis, fusain, dessin, performance, plastique, ouvrage`,
  },
  {
    theme: 'conference',
    forms: `
      colloque, débat*, table ronde, causerie, séminaire, congrès, symposium, café-philo, café philo, café scientifique, café des sciences
      café histoire, café-débat, café littéraire, université populaire, rencontre-débat, conférence-débat, ciné-débat, projection-débat
      masterclass, master class, journée d’étude, rencontre avec, rencontre-échange, rencontres littéraires, conversation avec, grand entretien
      apéro d’architectes, apéro archi, apéro architecture, rentrée littéraire, écoute commentée, plateau radio, enregistrement public, assises
      forum citoyen, rencontres philosophiques, cours public, leçon inaugurale, présentation du livre, conférence, exposé sur, rencontre-lecture
      café citoyen, café parents, café géo, café psycho, café économique, apéro-débat, ciné-conférence, table-ronde, rencontre d’auteur
      rencontre auteur, soirée-débat, débat public, conférence-dédicace, conférence gesticulée, témoignages, cours d’histoire de l’art
      rendez-vous de l’histoire, journée d’études, conférence-concert, entretiens de, dialogue avec, rencontres scientifiques, atelier philo
      goûter philo, fête de la science, village des sciences, causeries`,
    occasions: `
      discussion, temps d’échange, soirée d’échange, échange avec, entretien avec, rencontre autour`,
    signs: `
      rencontre, intervenant, échange, réflexion, chercheu*, historien*, professeur, sociologue, philosoph*, spécialiste, docteur
      maître de conférences, animé par, présenté par, thème, sujet, question, aborder, forum, universit*, science*, scientifique, comprendre
      évolution, recherche, journaliste, ethnologue, géologue, astronom*, archéologue, colloque, en présence de, modéré par, abordera, présentera
      quelles, comment, discours`,
  },
  {
    theme: 'musees',
    forms: `
      musée*, muséum, museum, écomusée, maison-musée, appartement-musée, nuit des musées, nuit européenne des musées, nuit au musée
      visite du musée, visite libre du musée, visite guidée du musée, collections permanentes, découverte du musée, planétarium, aquarium
      grande galerie de l’évolution, cité des sciences, palais de la découverte, collections du musée, salles du musée, musée hors les murs
      visite des collections, collection permanente, exposition permanente`,
    signs: `
      collection, conservateur, conservatrice, muséograph*, muséal*, médiation, médiateur, réserves`,
  },
];
