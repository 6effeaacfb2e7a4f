/**
 * Phrases in which a word of the themes has another meaning. They imply no theme, and the longest
 * phrase at a place counts: « cerf-volant » is no walk, « marché du travail » no market.
 */
export const neutralWords = `
  cerf-volant, à la rencontre, mise en jeu, marché du travail, étude de marché, part de marché, marché public, marchés publics, marche à suivre
  réparation de vélo, réparation vélo, réparation de vélos, atelier vélo, révision vélo, entretien de vélo, entretenir son vélo, réparer son vélo
  mai à vélo, parc des expositions, parc expo, hall des expositions, palais des expositions, salle d’exposition, paris expo, salle des fêtes
  comité des fêtes, salle polyvalente, salon de thé, salon de coiffure, salon d’honneur, salon de l’hôtel, bourse de commerce, bourse du travail
  bourse d’étude, cours de danse, atelier danse, atelier de danse, stage de danse, cours de yoga en entreprise, place du marché, place de l’église
  place du château, rue du château, rue de l’église, office de tourisme, métiers du tourisme, secteur du tourisme, restauration sur place
  buvette et restauration, buvette et petite restauration, petite restauration, hôtellerie restauration, visite médicale, visite de l’entreprise
  visite d’entreprise, visite entreprise, visite d’entreprises, visites d’entreprises, création d’entreprise, jeu concours, jeu-concours
  jeux concours, mode d’emploi, opération, musée virtuel, guide pratique, histoire de, cours du jour, premier concert à, lecture de cv
  fresque du climat, fresque du numérique, conférence de presse, visioconférence, compagnie aérienne, film plastique, point de rencontre
  lieu de rencontre, parcours professionnel, parcours de soins, parcours de formation, course aux, dans le cadre de la fête, fêtes de fin d’année
  jours de fête, théâtre des opérations, salle de spectacle, château d’eau, château gonflable, jardinage, jardin partagé, jardin d’enfants
  table de réunion, école de danse, concours photo, concours de poésie, concours de nouvelles, conseil municipal, salle du conseil municipal
  jeux de lumière, place de marché, journée d’information, atelier informatique, atelier numérique, premier pas, recyclerie, théâtre de verdure
  en cours, en cas de pluie, concert de casseroles, ouverture des portes, cabane à oiseaux, port du masque, opéra garnier, lecture du paysage
  maison de quartier, maisons de quartier, petit déjeuner, petit-déjeuner, jeu de société en ligne, famille de produits, art de vivre
  expression écrite, auteur compositeur, auteure compositrice, grande famille, sciences cognitives, jeunes diplômés, cité scolaire, en scène ouverte
  école de musique, école d’architecture, droit d’entrée, portes ouvertes du lycée, portes ouvertes de l’école, comédie française, radio france
  carte de pêche, boîte à livres, à livre ouvert, ligne de vie, temps de travail, groupe de parole, cellule photo, un jour une œuvre
  maison familiale, hôtel familial, entreprise familiale, tradition familiale, allocations familiales, planning familial, association familiale
  marché de l’emploi, visite technique, visite de contrôle, rendre visite, atelier compost*, ateliers compostage, atelier de compostage
  atelier réparation, atelier de réparation, ateliers de réparation, atelier d’auto-réparation, atelier d’autoréparation, atelier jardinage
  atelier de jardinage, café réparation, repair café, apéro compost, accès libre et gratuit, bourse de recherche, ouverture du parking
  prix d’entrée, œuvres de bienfaisance, collection de vêtements`;
