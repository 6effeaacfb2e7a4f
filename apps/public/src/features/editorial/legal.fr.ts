export const legalFr = {
  kicker: 'Mentions légales',
  title: 'Qui publie ce site',
  lead: 'Ce que la loi demande de dire, et d’où viennent les informations que tu lis ici.',
  description:
    'Mentions légales de {{name}} : éditeur, hébergeur, sources des données et licences.',
  publisher: 'Éditeur',
  director: 'Directeur ou directrice de la publication',
  address: 'Adresse',
  email: 'Adresse e-mail',
  host: 'Hébergeur',
  hostAddress: 'Adresse de l’hébergeur',
  unknown: 'Non renseigné par l’exploitant de ce site',
  content: {
    title: 'Les événements',
    text: 'Les événements sont décrits par leurs organisateurs ou viennent de sources ouvertes ; chaque page nomme la sienne. Une date peut changer après la dernière mise à jour : vérifie auprès de l’organisateur avant un long trajet.\n\nUne erreur, un contenu qui te semble illicite ? Écris-nous depuis la page en question : le lien est en bas.',
  },
  data: {
    title: 'Données et licences',
    text: '- Événements et lieux : DATAtourisme (Licence Ouverte 2.0) et OpenAgenda (licence indiquée par chaque agenda)\n- Communes : INSEE, IGN, Etalab, API Découpage administratif (Licence Ouverte 2.0)\n- Centres des villes : GeoNames (CC BY 4.0)\n- Fond de carte : IGN ; à défaut, notre propre tracé d’après INSEE, IGN, Etalab et Sandre (Licence Ouverte 2.0) et Natural Earth (domaine public)\n- Bibliothèque de carte : Leaflet (BSD 2 clauses) et react-leaflet (Hippocratic License 2.1)\n- Polices de caractères : Bricolage Grotesque et Figtree (SIL Open Font License)',
  },
  pictures: {
    title: 'Images',
    text: 'Le crédit et la licence d’une photo sont indiqués sur la page de l’événement. Quand il n’y a pas de photo, l’illustration est dessinée par nous.',
  },
  rights: {
    title: 'Propriété intellectuelle',
    text: 'Le nom {{name}}, la mise en page et les illustrations ne peuvent être repris sans accord. Les textes et les photos des événements restent à leurs auteurs.',
  },
  privacy: 'Politique de confidentialité',
  contact: 'Nous écrire',
} as const;
