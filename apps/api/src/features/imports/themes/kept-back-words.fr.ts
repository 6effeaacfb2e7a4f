import type { KeptReason } from '@parages/contracts/vocabulary/imports/kept-reasons';

/**
 * Words of what is no outing. The points of one `sure` phrase in a title, a keyword, a place, an
 * agenda or an organiser pass the bar; `strong` and `weak` ones add up. A record with many points
 * for a theme needs a share of them as well (`keptWeights`).
 */
export type KeptWords = { reason: KeptReason; sure: string; strong: string; weak: string };

export const keptBackWords: readonly KeptWords[] = [
  {
    reason: 'job',
    sure: `
      france travail, francetravail, pôle emploi, mission locale, cap emploi, job dating, job-dating, jobdating, détection de potentiel
      marché du travail, découverte secteur métier, recrutement sans cv, méthode de recrutement par simulation, forum de l’emploi, forum emploi
      offres d’emploi, offre d’emploi, 1 jeune 1 solution, réunion de recrutement, agence d’intérim, agence intérim, matinales de l’emploi
      demandeurs d’emploi, futur employeur, forum des métiers, semaine de l’emploi, salon de l’emploi, salon taf, forum jobs, jobs d’été
      job d’été, rallye de l’emploi, journée de l’emploi, journées de l’emploi, bourse à l’emploi, parlons métiers, info métier, infos métiers
      métiers qui recrutent, secteur qui recrute, secteurs qui recrutent, qui recrutent, forum de l’alternance, forum alternance
      salon de l’alternance, agence d’emploi, agence de travail temporaire, marché de l’emploi, brunch de l’emploi, café de l’emploi, café emploi
      apéro emploi, emploi saisonnier, emplois saisonniers, job saisonnier, stade vers l’emploi, maison de l’emploi, relais emploi, point emploi
      espace emploi, bourse de l’emploi`,
    strong: `
      recrut*, emploi, job, intérim, intérimaire, entretien d’embauche, embauche, employeur, reconversion, semaine de l’industrie
      semaine industrie, semaine des métiers, semaine du handicap, découverte des métiers, découvrir les métiers, découvrez les métiers
      métiers de l’industrie, métiers du tourisme, poste à pourvoir, postes à pourvoir, h f, f h, cdi, cdd, alternance, lettre de motivation
      chargé de recrutement, insertion professionnelle, se préparer, s’informer, opportunités de carrière, bilan de compétences
      visite de l’entreprise, conseiller emploi, recherche d’emploi, stage d’observation, orientation professionnelle, découvrez le métier
      forum des entreprises, découverte métiers, découverte du métier, travail temporaire, saisonniers, découvrir ses métiers
      découvrir nos métiers, apec, cidff, opco, chercheurs d’emploi, recherche d’un emploi, marque employeur, jobs, speed meeting, atelier cv
      votre cv, immersion professionnelle, métiers de la défense, armée de terre, gendarmerie recrute, réinsertion`,
    weak: `
      vocation, métier, cv, carrière, mission, candidat, poste, professionnel, secteur, agence, compétences, embaucher, profil, industrie
      entreprise, visite d’entreprise, visite entreprise, talents, candidature, insertion`,
  },
  {
    reason: 'training',
    sure: `
      formation qualifiante, formation professionnelle, centre de formation, webinaire*, découverte formation, session de formation
      formation continue, titre professionnel, réunion d’information, réunions d’information, information collective, réunion d’informations
      pôle formation, portes ouvertes du cfa, journée de formation, formation gratuite, formations financées, formation certifiante
      formation diplômante, bafa, bafd, formation bafa, atelier de formation, cycle de formation`,
    strong: `
      formation, cfa, greta, afpa, séance d’information, e-learning, certification, visioconférence, habilitation, stage de secourisme
      gestes qui sauvent, psc1, webconférence, formations, se former, parcours de formation, réunion de présentation, validation des acquis, cpf, remise à niveau
      brevet de secourisme, premiers secours, sst, haccp, cléa, formation à, formation pour, reprise d’études, recyclage sst`,
    weak: 'apprentissage, diplôme, stagiaire, formateur, formatrice, apprenti, certifié, qualifiant, module, financée, prérequis, distanciel, en ligne',
  },
  {
    reason: 'business',
    sure: `
      création d’entreprise, reprise d’entreprise, micro-entreprise, micro entreprise, auto-entrepreneur, francenum, france num, french tech
      chambre de commerce, chambre de métiers, création ou reprise, salon de l’entreprise, journée professionnelle, rencontres professionnelles
      club d’entreprises, salon professionnel, levée de fonds, prévisionnel financier, business plan, étude de marché, café-outils
      club entreprises, petit-déjeuner d’entreprise, petit déjeuner d’entreprises, afterwork entrepreneurs, créateurs d’entreprise
      créateur d’entreprise, rencontres d’affaires, rendez-vous d’affaires, convention d’affaires`,
    strong: `
      entrepreneur*, entrepreneuriat, startup, start-up, business, networking, chefs d’entreprise, dirigeants, aides financières, cci, cma
      bpifrance, rse, management, erp, facturation électronique, cotisations, protection sociale, réseau professionnel, coworking
      porteur de projet, porteurs de projet, projet d’innovation, investisseurs, tpe, pme, numérique responsable, mini-entreprises
      minientreprises, coopérative d’activités, newsletter, fidélis*, marketing, référencement, e-commerce, chatgpt, cybersécurité, cyberattaque
      statut juridique, fiscalité, logistique, supply chain, supplychain, b2b, décideurs, acteurs économiques, professionnels du secteur
      tendances de l’innovation, ressources humaines, leadership, bge, adie, commerce en ligne, chef d’entreprise, entrepreneuriale
      business angels, innov, transition numérique, export, tech, intelligence économique, startups`,
    weak: `
      financement, innovation, adhérents, entreprise, activité, numérique, digital, filière, partenaires, stratégie, client, créateurs, outil
      gestion, performance, logiciel, pro, réglementation, professionnels, territoires, mobilités durables, solutions, pitch`,
  },
  {
    reason: 'service',
    sure: `
      don du sang, collecte de sang, consultation gratuite, dépistage, vaccination, rendez-vous individuel, entretien individuel
      fermeture exceptionnelle, appel à candidatures, appel à projets, appel à participation, appel à contributions, appel à bénévoles
      appel aux dons, enquête publique, challenge id, vente de composteurs, distribution de composteurs, distribution de compost
      distribution de broyat, domicile-travail, challenge mobilité, défi mobilité, permanence numérique, permanence juridique, permanence du maire
      animation commerciale, stand d’information, point d’information, collecte solidaire, collecte alimentaire, collecte de jouets
      collecte de vêtements, collecte de déchets, collecte des déchets, distribution gratuite, distribution de bioseaux, service de location
      location longue durée, accueil sacerdotal, bilan de vue, test auditif, bilan auditif, prise de sang, france services, journée d’inscription
      journée des inscriptions, concours photo, concours de poésie, concours de nouvelles, concours d’écriture, concours de dessin`,
    strong: `
      permanence, ouverture des inscriptions, inscriptions aux, campagne d’inscription, accès aux droits, aide aux démarches, conseiller numérique, point info
      point conseil, écrivain public, bilan de santé, faire un don, collecte de dons, art postal, date limite, candidature, participez au concours
      participez à notre concours, sav, distribution de sacs, groupe de parole, sans rdv, magasin u, super u, u express, hyper u, votre magasin
      vos magasins, supermarché, hypermarché, intermarché, carrefour market, 1 don, coup de pouce, ameli, assurance maladie, carsat, cpam
      caisse d’allocations familiales, ccas, maison de services, démarches en ligne, démarches administratives, atelier informatique
      ateliers informatique, initiation informatique, atelier numérique, ateliers numériques, aide numérique, conseillère numérique
      prise en main du smartphone, vide-déchetterie, déchetterie, déchèterie, opération de collecte, ouverture de la billetterie, appel à films
      appel à projet, appel à candidature`,
    weak: 'envoyez, challenge, inscriptions, prévention, démarches, sur rdv, accompagnement, rendez-vous, diagnostic, information, conseil, gratuit et confidentiel, magasin, don, règlement',
  },
  {
    reason: 'council',
    sure: `
      conseil municipal, conseil communautaire, conseil d’administration, assemblée générale, réunion publique, bureau de vote, comité de pilotage
      conseil de quartier, conseil d’école, séance du conseil, conseil syndical, conférence de presse, conseil départemental, conseil citoyen
      commission municipale, vœux du maire, vœux à la population, cérémonie des vœux, réunion de concertation, atelier de concertation
      budget participatif, conseil d’agglomération, conseil métropolitain
      concertation publique, permanence des élus, assemblée citoyenne, bureau municipal`,
    strong: `
      réunion de quartier, réunion d’équipe, élection, bureau communautaire, concertation, ordre du jour, consultation citoyenne
      réunion d’habitants`,
    weak: `commission, réunion, élus, délibération, maire, comité de quartier, conseil municipal des jeunes, conseil municipal des enfants
      conseil des jeunes`,
  },
  {
    reason: 'school',
    sure: `
      salon de l’étudiant, salon de l’orientation, salon des formations, réunion de rentrée, conseil de classe, représentation scolaire
      séance scolaire, parcoursup, portes ouvertes du lycée, portes ouvertes de l’école, jpo, journée d’immersion, réservé aux scolaires
      animation scolaire, visite enseignants, visite scolaire, portes ouvertes du collège, portes ouvertes de l’université
      portes ouvertes du campus, maison de l’orientation, forum de l’orientation, forum des formations, forum post-bac, nuit de l’orientation
      inter-classes, interclasses, inter-lycées, pour les scolaires, concert scolaire, spectacle scolaire, séances scolaires`,
    strong: `
      journée portes ouvertes, journée porte ouverte, journées portes ouvertes, lycée professionnel, école de commerce, bts, licence pro, master
      futurs étudiants, lycéens, prépa métiers, bac pro, scolaire, 3e prépa, pour les secondes, en cap, année scolaire, cité scolaire
      journée d’intégration, pour les élèves, élèves de seconde, élèves de première, élèves de terminale, aux enseignants, temps scolaire
      temps périscolaire, projet d’orientation, post bac, post-bac, cité de l’orientation, journée d’information, projet professionnel`,
    weak: 'première année, lycée, collège, université, campus, élève, étudiant, école, classe, orientation, enseignant, cap, promotion, bac, rentrée',
  },
  {
    reason: 'private',
    sure: `
      réservé aux adhérents, réservé aux membres, réservée aux adhérents, réservé aux salariés, réservé au personnel, soirée privée
      événement privé, événement interne, réservé aux professionnels, réservée aux professionnels, spécial adhérents, spécial adhérent
      évènement privé, évènement interne, réservé aux abonnés, réservé aux partenaires, entre programmateurs, séminaire interne`,
    strong: `
      ehpad, sur invitation, programmateurs, privatisation, entre professionnels, entre professionnels de, aux professionnels
      pour les professionnels`,
    weak: 'personnel, résidents, salariés, interne, membres, équipe, collaborateurs, adhérent',
  },
];

/** Words beside which a sign of `keptBackWords` means something else. */
export const keptBackNeutral = `
  exposition du concours, vacances scolaires, hors vacances scolaires, années scolaires, développement personnel, mode d’emploi, emploi du temps
  métiers d’art, métier d’art, métiers d’autrefois, vieux métiers, métiers anciens, formation musicale, salle du conseil municipal
  guide-conférencier, en formation, formation orchestrale, formation instrumentale, de formation, agence immobilière, agence culturelle
  conseil de lecture, conseils de lecture, conseil départemental du patrimoine, devant la chambre de commerce, ancienne école, école de musique
  école d’autrefois, école de danse, école de cirque, école du louvre, musée des écoles, classe d’autrefois, ancien collège, collège de france
  semaine de la petite enfance, recyclerie, marché de producteurs, maître de conférences, personnel soignant, centre universitaire, scène nationale
  jeux d’orientation, course d’orientation, table d’orientation, mission impossible, professionnel de la danse, musicien professionnel
  classe de maître, hors classe, accueil de classes, grand prix des lycéens, rentrée littéraire, rentrée culturelle, bac à sable
  formation orchestre, école des beaux-arts, master class, remise des prix du concours, lauréats du concours, finale du concours
  vignerons indépendants`;
