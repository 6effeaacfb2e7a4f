import type { ThemeWords } from './theme-words.ts';

/** Themes of what one celebrates, tastes, buys or plays with children. */
export const festiveWords: readonly ThemeWords[] = [
  {
    theme: 'degustations',
    forms: `
      dégust*, pot-au-feu, méchoui, choucroute, paella, moules-frites, aligot, cassoulet, couscous, œnologi*, vendange, accord mets et vins
      accords mets et vins, cours de cuisine, atelier cuisine, atelier culinaire, atelier pâtisserie, atelier chocolat, caves ouvertes
      cave ouverte, salon des vins, salon du vin, foire aux vins, marché gourmand, marché des producteurs, marché de producteurs
      marché du terroir, marché fermier, marché aux truffes, marche gourmande, gastronom*, salon gourmand, salon de la gastronomie, fête du vin
      fête du pain, fête des vendanges, fête de la bière, fête du fromage, fête de la truffe, fête de la pomme, fête de la châtaigne, vin primeur
      beaujolais nouveau, vin nouveau, food court, pique-nique vigneron, goûter paysan, dîner aux chandelles, salon de l’agriculture
      salon du chocolat, fête de la gastronomie, dîner spectacle, huîtres, pressée de pommes, repas vigneron, repas gastronomique, marché aux vins
      repas champêtre, repas de quartier, soirée moules frites, cochon grillé, jambon à la broche, aïoli, tartiflette, raclette, fondue
      initiation à l’œnologie, balade vigneronne, vignerons en fête, soirée vigneronne, soirée huîtres, concours de cuisine, salon brassicole
      fête de l’huître, fête du cochon, fête des vins, balade gourmande, randonnée gourmande, petit déjeuner gourmand, repas à thème
      dîner gastronomique, menu dégustation, accords mets, barbecue, portes ouvertes chez les vignerons, vignerons indépendants`,
    occasions: `
      repas, dîner, banquet, brunch, gourmand*, vin, vigne`,
    signs: `
      vigneron*, viticol*, vignoble, cave, cépage, fromage, miel, chocolat, pain, baguette, boulang*, pâtiss*, bière, brass*, producteur, terroir
      produits locaux, produits du terroir, saveur, chef étoilé, chefs étoilés, recette, cuisine, culinaire, cuisini*, truffe, huître, champagne
      cidre, rhum, cognac, safran, olive, épice, assiette, table, grillades, plancha, apéritif, agricult*, tapas, apéro, food, primeur`,
  },
  {
    theme: 'marches-et-brocantes',
    forms: `
      marché de noël, marché nocturne, brocante*, vide-grenier, vide-greniers, vide-dressing, vide-maison, vide-atelier, vide-jardin, bourse
      bourse aux, foire*, braderie*, puces, marché aux puces, marché de producteurs, marché des producteurs, marché gourmand, marché artisanal
      marché des créateurs, marché de créateurs, marché aux fleurs, marché aux plantes, troc, troc plantes, troc de plantes, gratiferia
      bric-à-brac, antiquaires, expo-vente, exposition-vente, vente de livres, vente solidaire, grande vente, fête des plantes, comice agricole
      marché du terroir, foire aux vins, dépôt-vente, désherbage, marché hebdomadaire, salon du livre, salon des vins, marché, salon du
      salon de la, salon de l, salon des, salon bien-être, salon international, salon national, salon régional, grand salon, braderie solidaire
      journée des collections, vide-bibliothèque, foire à tout, réderie, marché d’été, puces des couturières, troc de livres, braderie de livres
      vente de plantes, vente de charité, vente de fleurs, vente aux enchères, boutique éphémère, pop-up store, friperie, fripes, village de noël
      bourse d’échange, bourse aux livres, bourse aux vêtements, bourse aux jouets, salon de l’habitat, salon des antiquaires, vide-ateliers
      vide-garage, vente de vêtements, vente d’artisanat, grande braderie, bouquinistes, salon`,
    signs: `
      exposant, stand, artisan*, créateur, producteur, étal, antiquités, chine*, bonnes affaires, occasion, collectionneur, vente, vendre, acheter
      commerçant, hall, restauration sur place, emplacement, édition du salon, village d’artisans`,
  },
  {
    theme: 'famille',
    forms: `
      pour enfants, pour les enfants, jeune public, en famille, tout-petits, tout petits, pour les petits, petite enfance, petites oreilles, bébé*
      bébés lecteurs, parents-enfants, parent-enfant, chasse au trésor, chasse aux œufs, halloween, heure du conte, lecture d’histoires
      lectures partagées, temps des histoires, jeux, jeux de société, soirée jeux, jeu de piste, escape game, cluedo, murder party, ludothèque
      kamishibaï, éveil musical, éveil, kids, minots, père noël, ferme pédagogique, jeux gonflables, structures gonflables, doudou*, ciné-goûter
      petits et grands, grands-parents, livret-jeu, visite en famille, visite famille, jeux vidéo, racontine, p’tites mains, goûter
      ateliers du mercredi, atelier enfants, atelier enfant, stage enfants, centre de loisirs, après-midi récréatif, spectacle jeune public
      jeux en bois, spectacle pour enfants, spectacle familial, spectacle enfants, visite familiale, balade familiale, journée familiale
      animation familiale, atelier familial, jeu familial, sortie familiale, visite jeunesse, visite jeune public, atelier jeune public
      atelier parent-enfant, atelier famille, ateliers enfants, mercredis des enfants, conte musical, bébé lecteur, heure des histoires
      raconte-moi, contes pour enfants, croq’histoires, boum, après-midi jeux, tournoi de jeux vidéo, jeux de rôle, grand jeu, petits explorateurs
      vacances au musée, stage vacances, mini-ferme, spectacle de marionnettes, accrobranche, arbre de noël, atelier parents enfants
      ateliers parents-enfants, œufs de pâques, rallye enfants, visite contée, visite ludique, visite enquête, jeu d’enquête, enquête en famille
      petit atelier, ateliers des petits, atelier jeux, initiation aux jeux, histoires pour, contes et comptines, comptines, pour les bébés
      pour les familles, pour toute la famille, en famille dès, jeu de société, lego, playmobil, pâte à modeler, maquillage pour enfants
      maquillage enfants, balade à poney`,
    signs: `
      enfant, petits, petit, ludique, jeunesse, jeune, parent, familles, en famille, jeu, jouer, goûter, vacances, marmot, écoliers, comptine
      dragon, princesse, pirate, fée, lutin, sorcière, grand-mère, petits-enfants, énigme, aventure, animaux, clown, marionnette, conte
      maternelle, énigmes, enquête, familial*`,
  },
  {
    theme: 'fetes',
    forms: `
      festival*, fête*, festivité, fest-noz, carnaval, carnavals, bal, balèti, thé dansant, kermesse, party, soirée dansante, grand bal, réveillon
      nouvel an, feria, corso, feux de la saint-jean, feu de la saint-jean, fête de la saint-jean, 14 juillet, fête nationale, bodega, guinguette
      défilé, parade, cavalcade, fête foraine, diwali, fête médiévale, médiévales, marché médiéval, fête de quartier, fête des voisins
      fête du quartier, fête de village, fête patronale, fête votive, soirée club, clubbing, soirée festive, karaoké, blind test, blindtest, quiz
      soirée quiz, marché de noël, animations de noël, descente aux flambeaux, pyjama party, soirée à thème, total festum, banda, fiesta
      fête du vin, fête du pain, fête des vendanges, fête de la bière, fête du fromage, fête de la truffe, fête de la pomme, fête de la châtaigne
      loto, bingo, belote, tournoi de belote, concours de belote, tournoi de belotte, tournoi de tarot, concours de tarot, apéro dansant
      soirée salsa, soirée bachata, soirée tango, soirée latino, soirée années 80, soirée années 90, soirée disco, bal folk, bal trad
      bal populaire, bal occitan, milonga, journée festive, fest-deiz, journée occitane, jornada occitana, sardane, aplec, danses traditionnelles
      transhumance, camp médiéval, journée médiévale, reconstitution historique, galette des rois, saint-nicolas, saint-patrick, soirée forró
      bal du 14 juillet, fête communale, fête locale, ducasse, frairie, apéro festif, bal costumé, festou-noz, repas dansant, dîner dansant
      banquet républicain, soirée mousse, soirée dj, nuit blanche, fête des mères, téléthon, fête de l’école, fête du sport, soirée halloween
      bal masqué, soirée étudiante, soirée déguisée, feux de saint-jean, oktoberfest, fête de noël, noël du village, soirée des années`,
    occasions: `
      noël, cérémonie, inauguration, rassemblement, commémoration, mardi gras, chandeleur`,
    signs: `
      festif, festive, convivial*, animation, ambiance, danser, dansant, célèbr*, célébration, traditionn*, cortège, char, anniversaire
      réjouissance, occitan*, défil*, bandas, buvette, village en fête, groupes folkloriques, folklor*`,
  },
];
