import type { ImportColumnName } from '@parages/contracts/vocabulary/imports/import-columns';

type HeadingMeaning = readonly [
  headings: string,
  columns: readonly [ImportColumnName, ...ImportColumnName[]],
];

/**
 * What French organisers call the columns of their files, without articles. A heading may mean
 * several columns, of which the first whose values fit is taken.
 */
export const headingWords: readonly HeadingMeaning[] = [
  // A « numéro » or « n° » is often that of the row, and begins again in the next file.
  ['id, identifiant, identifiant unique, reference, ref, uid', ['ext_id']],
  [
    'titre, title, nom, intitule, libelle, designation, objet, quoi, evenement, manifestation, animation, spectacle, activite, sortie, event, name',
    ['title'],
  ],
  [
    'organisateur, organise par, organisation, association, structure, structure organisatrice, organisme, porteur, porteur projet, proposee par, propose par, organizer',
    ['organizer_name'],
  ],
  [
    'date, date debut, debut, jour, jour debut, quand, premier jour, date et heure, date heure, date horaire, debut date, date jour, du, start, start date, begin',
    ['start_date', 'start_time'],
  ],
  [
    'date fin, fin, jour fin, fin date, dernier jour, jusqu au, au, end, end date',
    ['end_date', 'end_time'],
  ],
  [
    'heure, heure debut, horaire, horaire debut, debut heure, debut horaire, date heure debut, heure et debut, start time',
    ['start_time'],
  ],
  ['heure fin, horaire fin, fin heure, fin horaire, end time', ['end_time']],
  [
    'description, descriptif, presentation, resume, detail, texte, commentaire, information, info, information complementaire, contenu, programme, accroche, description longue, descriptif long, description courte, descriptif court, remarque, observation',
    ['description', 'description_html'],
  ],
  [
    'categorie, categorie principale, theme, thematique, type, genre, rubrique, nature, discipline, sous categorie, category',
    ['theme1', 'theme2', 'theme3', 'tag1', 'tag2'],
  ],
  ['mot cle, mots cle, motcle, tag, etiquette, keyword', ['tag1', 'tag2', 'tag3', 'tag4', 'tag5']],
  [
    'contact, contact reservation, referent, responsable, personne contacter, nom contact, interlocuteur',
    ['booking_email', 'booking_phone', 'booking_name'],
  ],
  [
    'email, mail, e mail, courriel, mel, adresse mail, adresse email, adresse e mail, contact mail, contact email, email contact, mail contact, email reservation, mail reservation',
    ['booking_email'],
  ],
  [
    'telephone, tel, portable, mobile, numero telephone, telephone contact, contact telephone, tel contact, telephone reservation, phone',
    ['booking_phone'],
  ],
  [
    'billetterie, reservation, reserver, inscription, lien reservation, lien billetterie, url billetterie, url reservation, lien inscription, reservation en ligne, billet, info reservation',
    ['booking_link', 'booking_phone', 'booking_email', 'booking_name'],
  ],
  [
    'site, site internet, site web, url, lien, lien internet, lien web, web, internet, page web, facebook, lien site, plus info, website, link',
    ['booking_website', 'booking_link'],
  ],
  ['longitude, lon, lng, long, x', ['longitude']],
  ['latitude, lat, y', ['latitude']],
  [
    'lieu, nom lieu, lieu nom, salle, endroit, ou, equipement, etablissement, nom salle, lieu dit, lieu rendez vous, rendez vous, venue, location, place',
    ['venue_name', 'address'],
  ],
  [
    'adresse, rue, voie, adresse postale, adresse lieu, lieu adresse, numero et rue, numero rue, adresse complete, adresse exacte, address',
    ['address'],
  ],
  [
    'code postal, cp, codepostal, lieu code postal, lieu cp, cp ville, code postal ville, code postal commune, code postal et ville, postcode, zip',
    ['postal_code'],
  ],
  [
    'ville, commune, localite, municipalite, nom commune, ville lieu, lieu ville, lieu commune, city, town',
    ['city'],
  ],
  [
    'tarif, prix, cout, montant, participation, prix mini, prix minimum, prix min, tarif mini, tarif minimum, tarif min, tarif reduit, prix entree, tarif entree, entree, price',
    ['min_price', 'free', 'price_label'],
  ],
  [
    'plein tarif, tarif plein, prix maxi, prix maximum, prix max, tarif maxi, tarif maximum, tarif max, tarif normal',
    ['max_price', 'min_price'],
  ],
  [
    'nom tarif, libelle tarif, detail tarif, condition tarif, precision tarif, info tarif, condition tarifaire',
    ['price_label'],
  ],
  ['gratuit, gratuite, gratuit payant, entree libre, acces libre, free', ['free', 'min_price']],
  [
    'accessibilite, accessible, pmr, acces pmr, accessible pmr, accessibilite pmr, handicap, acces handicape, accessibilite handicape, fauteuil',
    ['accessible'],
  ],
  ['age, age minimum, age mini, age min, public, tranche age, partir', ['min_age', 'tag5']],
  ['age maximum, age maxi, age max', ['max_age']],
  [
    'photo, image, visuel, affiche, illustration, lien photo, lien image, url photo, url image, lien visuel, url visuel',
    ['photo1_url', 'photo2_url', 'photo3_url', 'photo4_url', 'photo5_url'],
  ],
  [
    'credit, credit photo, copyright, auteur photo, photographe, credit image',
    ['photo1_credits', 'photo2_credits'],
  ],
];

/** Articles and the like, which say nothing about a column. */
export const fillerWords = [
  'de',
  'du',
  'des',
  'd',
  'la',
  'le',
  'les',
  'l',
  'a',
  'partir',
  'obligatoire',
  'facultatif',
];

/** What most headings of a file may repeat: « Date de l’événement », « Adresse du lieu ». */
export const subjectWords = [
  'evenement',
  'manifestation',
  'animation',
  'spectacle',
  'activite',
  'sortie',
];
