import type { ThemeWords } from './theme-words.ts';

/** Themes of what one celebrates, tastes, buys or plays with children. */
export const festiveWords: readonly ThemeWords[] = [
  {
    theme: 'degustations',
    forms: `
      dégust*, repas, dîner, banquet, brunch, apéro, pot-au-feu, méchoui, choucroute, paella, moules-frites, aligot, cassoulet, couscous, œnologi*
      vendange, accord mets et vins, accords mets et vins, cours de cuisine, atelier cuisine, atelier culinaire, atelier pâtisserie, atelier chocolat
      caves ouvertes, cave ouverte, salon des vins, salon du vin, foire aux vins, marché gourmand, marché des producteurs, marché de producteurs
      marché du terroir, marché fermier, marché aux truffes, marche gourmande, gourmand*, gastronom*, salon gourmand, salon de la gastronomie
      fête du vin, fête du pain, fête des vendanges, fête de la bière, fête du fromage, fête de la truffe, fête de la pomme, fête de la châtaigne
      vin primeur, primeur, beaujolais nouveau, vin nouveau, taste of, taste, food, food court, pique-nique vigneron, goûter paysan, dîner aux chandelles
      salon de l’agriculture, salon du chocolat, fête de la gastronomie, vignes, vins, dîner spectacle, huîtres, pressée de pommes`,
    signs: `
      vin, vigneron*, viticol*, vignoble, cave, cépage, fromage, miel, chocolat, pain, baguette, boulang*, pâtiss*, bière, brass*, producteur
      terroir, produits locaux, produits du terroir, saveur, chef étoilé, chefs étoilés, recette, cuisine, culinaire, cuisini*, truffe, huître
      champagne, cidre, rhum, cognac, safran, olive, épice, assiette, table, grillades, plancha, apéritif, agricult*, tapas`,
  },
  {
    theme: 'marches-et-brocantes',
    forms: `
      marché*, marché de noël, marché nocturne, brocante*, vide-grenier, vide-greniers, vide-dressing, vide-maison, vide-atelier, vide-jardin, bourse
      bourse aux, foire*, braderie*, puces, marché aux puces, salon*, marché de producteurs, marché des producteurs, marché gourmand, marché artisanal
      marché des créateurs, marché de créateurs, marché aux fleurs, marché aux plantes, troc, troc plantes, troc de plantes, gratiferia, bric-à-brac
      antiquaires, expo-vente, exposition-vente, vente de livres, vente solidaire, grande vente, fête des plantes, comice agricole, marché du terroir
      foire aux vins, dépôt-vente, désherbage, marché hebdomadaire, salon du livre, salon des vins`,
    signs: `
      exposant, stand, artisan*, créateur, producteur, étal, antiquités, chine*, bonnes affaires, occasion, collectionneur, vente, vendre, acheter
      commerçant, hall, restauration sur place, emplacement, édition du salon, village d’artisans`,
  },
  {
    theme: 'famille',
    forms: `
      pour enfants, pour les enfants, jeune public, en famille, familial*, tout-petits, tout petits, pour les petits, petite enfance
      petites oreilles, bébé*, bébés lecteurs, parents-enfants, parent-enfant, chasse au trésor, chasse aux œufs, halloween, heure du conte, lecture d’histoires
      lectures partagées, temps des histoires, jeux, jeux de société, soirée jeux, jeu de piste, escape game, cluedo, murder party, ludothèque, kamishibaï
      éveil musical, éveil, kids, minots, père noël, ferme pédagogique, jeux gonflables, structures gonflables, doudou*, ciné-goûter
      petits et grands, grands-parents, livret-jeu, visite en famille, visite famille, jeux vidéo, racontine, p’tites mains, goûter, ateliers du mercredi
      atelier enfants, atelier enfant, stage enfants, centre de loisirs, après-midi récréatif, spectacle jeune public, jeux en bois`,
    signs: `
      enfant, petits, petit, ludique, jeunesse, jeune, parent, familles, en famille, jeu, jouer, goûter, vacances, marmot, écoliers, comptine, dragon, princesse, pirate
      fée, lutin, sorcière, grand-mère, petits-enfants, énigme, aventure, animaux, clown, marionnette, conte, maternelle, énigmes, enquête`,
  },
  {
    theme: 'fetes',
    forms: `
      festival*, fête*, festivité, fest-noz, carnaval, carnavals, bal, balèti, thé dansant, kermesse, party, soirée dansante, grand bal
      réveillon, nouvel an, feria, corso, feux de la saint-jean, feu de la saint-jean, fête de la saint-jean, 14 juillet, fête nationale, bodega
      guinguette, défilé, parade, cavalcade, fête foraine, diwali, fête médiévale, médiévales, marché médiéval, fête de quartier, fête des voisins
      fête du quartier, fête de village, fête patronale, fête votive, soirée club, clubbing, soirée festive, karaoké, blind test, blindtest, quiz
      soirée quiz, marché de noël, animations de noël, noël, descente aux flambeaux, pyjama party, soirée à thème, total festum, cérémonie
      commémoration, automnales, estivales, banda, fiesta, inauguration, fête du vin, fête du pain, fête des vendanges
      fête de la bière, fête du fromage, fête de la truffe, fête de la pomme, fête de la châtaigne, loto, bingo, belote, tournoi de belote, concours de belote, tournoi de belotte, tournoi de tarot, concours de tarot, apéro dansant`,
    signs: `
      festif, festive, convivial*, animation, ambiance, danser, dansant, célèbr*, célébration, traditionn*, cortège, char, anniversaire
      réjouissance, occitan*, défil*, bandas, buvette, village en fête, groupes folkloriques, folklor*`,
  },
];
