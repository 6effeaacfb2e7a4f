export const words = {
  title: 'Images d’essai',
  intro:
    'Des adresses à importer\u00a0: une image saine, et toutes les façons d’échouer. Les dessins sont les nôtres.',
  address: 'Adresse',
  meaning: 'Ce qui arrive',
  wrongType: 'Ceci est une page, pas une image.',
};

/** A search for this word finds no picture. */
export const unknownWord = 'introuvable';

export const meanings: Record<string, string> = {
  'plain.jpg': 'JPEG de 1600 × 1067',
  'plain.png': 'PNG de 1600 × 1067',
  'plain.webp': 'WebP de 1600 × 1067',
  'located.jpg': 'JPEG avec une position GPS et un nom d’appareil',
  'small.jpg': 'JPEG de 200 pixels de large\u00a0: trop petit',
  'heavy.jpg': 'JPEG de plus de 10 Mo, annoncé',
  'endless.jpg': 'JPEG sans fin ni longueur annoncée',
  'bomb.png': 'PNG qui annonce 60\u00a0000 × 60\u00a0000 points',
  'truncated.jpg': 'JPEG coupé au milieu',
  'page.jpg': 'une page HTML, annoncée comme JPEG',
  'page.html': 'une page HTML, annoncée comme telle',
  'drawing.svg': 'un dessin SVG',
  'slow.jpg': 'JPEG qui arrive en 30 secondes (?ms= pour une autre durée)',
  'gone.jpg': '404',
  'redirect/1': 'une redirection, puis l’image',
  'redirect/5': 'cinq redirections, puis l’image',
  'redirect-loop': 'redirection sans fin',
  'redirect-private': 'redirection vers une adresse privée',
  'redirect-file': 'redirection vers un fichier de la machine',
};

export const titles = [
  'Concert sous la halle',
  'Marché du matin',
  'Lanternes sur l’eau',
  'Sentier des coteaux',
  'La salle avant le bal',
  'Petite place en fête',
];
export const creators = ['Ariane Bacassable', 'Basile Bacassable', 'Collectif des Pas Perdus'];
