import { limits } from '../limits.ts';
import { themeLabels } from '../themes/themes.fr.ts';
import { themes } from '../themes/themes.ts';
import type {
  ImportCellKind,
  ImportColumnGroup,
  ImportColumnName,
  ImportColumnWords,
} from './import-columns.ts';

export const importGroupLabels: Record<ImportColumnGroup, string> = {
  identity: 'L’essentiel',
  dates: 'Dates et horaires',
  content: 'Présentation et catégories',
  place: 'Lieu',
  prices: 'Tarifs',
  booking: 'Réservation',
  photos: 'Photos',
};

export const importCellFormats: Record<ImportCellKind, string> = {
  text: 'Texte',
  html: 'Texte mis en forme (HTML), repris en texte simple',
  day: 'Date, par exemple 30/06/2026, 30 juin 2026 ou 2026-06-30',
  time: 'Heure, par exemple 20:30 ou 20h30\u00a0; «\u00a014h-18h\u00a0» donne aussi la fin',
  url: 'Adresse commençant par http:// ou https://',
  email: 'Adresse e-mail, par exemple contact@exemple.fr',
  phone: 'Numéro de téléphone, par exemple 02 47 00 00 00',
  theme: `Une catégorie, par son nom ou son code\u00a0: ${themes.map((theme) => `${themeLabels[theme]} (${theme})`).join(', ')}`,
  longitude: `Nombre entre ${String(limits.bounds.west).replace('.', ',')} et ${String(limits.bounds.east).replace('.', ',')}, par exemple 0,6848`,
  latitude: `Nombre entre ${String(limits.bounds.south).replace('.', ',')} et ${String(limits.bounds.north).replace('.', ',')}, par exemple 47,3941`,
  'postal-code': 'Code postal à 5 chiffres, par exemple 37000',
  price: 'Montant en euros, par exemple 12,50\u00a0; 0 ou «\u00a0gratuit\u00a0»',
  age: 'Âge en années, nombre entier de 1 à 99',
  'yes-no': 'Oui ou non',
};

const photo = (rank: string): ImportColumnWords => ({
  label: `${rank} photo`,
  help: 'JPEG, PNG ou WebP d’au moins 400\u00a0pixels de large, téléchargée après l’import.',
});
const credits = (rank: string): ImportColumnWords => ({
  label: `Crédits de la ${rank} photo`,
  help: 'Son auteur, affiché sur la photo.',
});
const tag = (number: number): ImportColumnWords => ({
  label: `Mot-clé ${number}`,
  help: 'Un mot ou quelques-uns, pour la recherche.',
});

export const importColumnHelp: Record<ImportColumnName, ImportColumnWords> = {
  ext_id: {
    label: 'Identifiant',
    help: 'Le vôtre, propre à chaque événement\u00a0: il permet de mettre l’événement à jour au prochain import. Plusieurs lignes de même identifiant sont un seul événement à plusieurs dates.',
  },
  title: { label: 'Titre', help: `${limits.label.max} caractères au plus.` },
  organizer_name: {
    label: 'Organisateur',
    help: 'Son nom, tel que les visiteurs le liront.',
  },
  start_date: { label: 'Date de début', help: 'Le jour où cela commence.' },
  end_date: { label: 'Date de fin', help: 'Vide quand tout se passe le même jour.' },
  start_time: { label: 'Heure de début', help: 'Heure de Paris.' },
  end_time: {
    label: 'Heure de fin',
    help: 'Une fin avant le début est celle du lendemain matin.',
  },
  photo1_url: photo('Première'),
  photo2_url: photo('Deuxième'),
  photo3_url: photo('Troisième'),
  photo4_url: photo('Quatrième'),
  photo5_url: photo('Cinquième'),
  photo1_credits: credits('première'),
  photo2_credits: credits('deuxième'),
  photo3_credits: credits('troisième'),
  photo4_credits: credits('quatrième'),
  photo5_credits: credits('cinquième'),
  description: {
    label: 'Description',
    help: '10\u202f000 caractères au plus\u00a0; les retours à la ligne sont gardés.',
  },
  description_html: { label: 'Description en HTML', help: 'Lue quand la description est vide.' },
  theme1: { label: 'Catégorie principale', help: 'Celle de la vignette.' },
  theme2: { label: 'Deuxième catégorie', help: 'Facultative.' },
  theme3: { label: 'Troisième catégorie', help: 'Facultative.' },
  tag1: tag(1),
  tag2: tag(2),
  tag3: tag(3),
  tag4: tag(4),
  tag5: tag(5),
  booking_name: { label: 'Contact de réservation', help: 'À qui l’on s’adresse.' },
  booking_email: { label: 'E-mail de réservation', help: '' },
  booking_link: {
    label: 'Lien de réservation',
    help: 'La billetterie.',
  },
  booking_website: { label: 'Site', help: 'Le site de l’événement ou du lieu.' },
  booking_phone: { label: 'Téléphone de réservation', help: '' },
  longitude: { label: 'Longitude', help: 'Avec la latitude\u00a0; les deux, ou aucune.' },
  latitude: { label: 'Latitude', help: 'Avec la longitude.' },
  address: { label: 'Adresse', help: 'Numéro et rue.' },
  postal_code: { label: 'Code postal', help: '' },
  city: { label: 'Commune', help: '' },
  min_price: { label: 'Prix minimum', help: '0 pour un événement gratuit.' },
  max_price: { label: 'Prix maximum', help: 'Vide quand il n’y a qu’un prix.' },
  price_label: { label: 'Nom du tarif', help: 'Par exemple Plein tarif.' },
  min_age: { label: 'Âge minimum', help: 'Vide quand tous les âges sont admis.' },
  max_age: { label: 'Âge maximum', help: 'Vide quand il n’y a pas de limite.' },
  venue_name: { label: 'Nom du lieu', help: 'La salle, le parc ou la place.' },
  accessible: {
    label: 'Accessible en fauteuil',
    help: 'Oui quand un fauteuil roulant va partout.',
  },
  free: { label: 'Gratuit', help: 'Oui pour un événement gratuit, sans colonne de prix.' },
};
