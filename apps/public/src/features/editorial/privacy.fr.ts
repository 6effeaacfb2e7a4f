export const privacyFr = {
  kicker: 'Politique de confidentialité',
  title: 'Ce que nous savons de toi, et ce que nous ne voulons pas savoir',
  lead: 'En bref : chercher ne demande ni compte ni nom. Voici le reste, sans détour.',
  description:
    'Ce que {{name}} lit, garde et ne garde pas : position, compte, cookies, messages, mesure d’audience.',
  position: {
    title: 'Ta position',
    text: 'La position de ton appareil n’est lue que si tu appuies sur le bouton qui la demande. Elle est arrondie à une centaine de mètres et sert à ta recherche. Sans compte, elle n’est pas enregistrée chez nous : seul ton appareil retient le dernier lieu que tu as choisi.\n\nSans elle, et si l’exploitant du site a installé une base de correspondance, une ville approximative peut être déduite de l’adresse de ta connexion. La réponse est calculée sur le moment et n’est pas gardée ; la page te dit alors que la position est approximative.',
  },
  device: {
    title: 'Ce qui reste sur ton appareil',
    text: '- Un cookie, « parages-locale », si tu choisis une langue, ou si celle de ton compte n’est pas celle de ton navigateur : il dure un an\n- Un cookie, « parages-place », si tu choisis un lieu (une ville, un point de la carte ou ta position) : il contient ses coordonnées, arrondies à un kilomètre, et rien d’autre. Il dure treize mois et te ramène à ce lieu quand tu reviens\n- Un cookie, « parages-scheme », si tu choisis l’apparence claire ou sombre en bas de page : il dure un an\n- Si tu te connectes, des cookies de session, effacés quand tu te déconnectes\n- Après une connexion, un cookie qui reconnaît ton appareil pendant 180 jours : il t’ouvre ton compte même quand d’autres essaient d’en deviner le mot de passe\n- Dans le stockage du navigateur : le fait que tu as confirmé les conditions, ta réponse sur la mesure d’audience, les envies choisies sur la page « Commencer »\n- Dans ce stockage aussi, « parages-pending-search », si tu appuies sur « Enregistrer » sans être connecté : l’adresse de cette recherche, pour l’enregistrer après ta connexion. Elle disparaît quand cette liste se rouvre une fois connecté. Au bout de 24 heures, elle ne sert plus, et la première liste que tu ouvres ensuite, une fois connecté, l’efface\n- Là encore, « parages-recent-places », si tu choisis un lieu dans la recherche : les cinq derniers, avec leur nom ou leur adresse, leurs coordonnées arrondies à un kilomètre et le moment du choix, pour te les proposer à nouveau. Ils ne quittent pas ton appareil, ne servent plus au bout de treize mois, et « Les oublier », dans la liste qui les propose, les efface\n- Si tu publies des événements, sur le site des organisateurs : ce que tu as saisi et que nous n’avons pas encore enregistré, pour que rien ne se perde. Cela disparaît dès que c’est enregistré ; au bout de 30 jours, cela ne sert plus, et s’efface à la prochaine ouverture d’un événement\n- Un identifiant tiré au hasard, effacé quand tu fermes l’onglet, qui relie entre elles les requêtes d’une même visite\n- Les dernières pages vues, pour pouvoir les relire sans réseau\n\nTu peux tout effacer depuis les réglages de ton navigateur.',
  },
  account: {
    title: 'Ton compte, si tu en ouvres un',
    text: 'Nous gardons ce que tu nous donnes : ton adresse, ton prénom et ton nom, tes réponses, ta ville, tes favoris, ce que tu suis, tes recherches enregistrées et tes choix d’e-mails. Nous gardons aussi le dernier endroit où tu as cherché, arrondi à un kilomètre : tu peux l’effacer dans ton profil. Ton mot de passe, lui, n’est gardé que sous une forme qui ne permet pas de le retrouver.\n\nDepuis ton profil, tu peux télécharger tout ce que nous gardons sur toi, ou supprimer ton compte : tout est alors effacé, sauf ce que dit le journal de sécurité.\n\nUn compte dont l’adresse n’est pas confirmée au bout de 30 jours est effacé.\n\nQuand nous t’avons envoyé un e-mail, son contenu et ton adresse s’effacent aussitôt ; la trace de son envoi reste 60 jours. Une adresse que le serveur de messagerie refuse est notée un an, pour ne plus lui écrire.',
  },
  security: {
    title: 'Le journal de sécurité',
    text: 'Pour repérer les attaques, nous notons les connexions et les requêtes refusées, les changements de droits et les actes des modérateurs : la date, le début de l’adresse de ton réseau et, si tu as un compte, son identifiant. Jamais ton adresse e-mail, ton mot de passe ni ce que tu écris.\n\nSeuls les administrateurs lisent ce journal. Chaque ligne est gardée douze mois, puis effacée. Si tu supprimes ton compte, l’identifiant qui reste dans le journal ne mène plus à personne.',
  },
  measure: {
    title: 'La mesure d’audience',
    text: 'Elle est éteinte tant que tu n’as pas dit oui, et refuser est aussi simple qu’accepter. Si tu acceptes, nous comptons les affichages de l’accueil, les filtres et les communes cherchées, jamais des coordonnées, pour améliorer le site, avec l’outil PostHog. Si tu refuses, cet outil n’est même pas téléchargé.\n\nTon choix est gardé six mois. Tu peux le changer quand tu veux, en bas de chaque page.',
  },
  messages: {
    title: 'Quand tu nous écris',
    text: 'Ton message est enregistré avec la page dont il parle et, seulement si tu la donnes, ton adresse pour te répondre. Le début de l’adresse de ton réseau est gardé un jour, pour arrêter les envois en masse, puis effacé. Ton message et ton adresse s’effacent au bout d’un an.\n\nSi tu publies des événements, tes échanges avec l’équipe sont gardés avec ton organisation, dont les membres les lisent aussi. Les fichiers joints s’effacent au bout d’un an ; tes messages et tes fichiers, avec ton compte. Un fichier importé est gardé 90 jours, le compte rendu de son import un an, une invitation 30 jours après sa fin.\n\nTu peux demander l’effacement de ton message à tout moment.',
  },
  others: {
    title: 'Chez les autres',
    text: 'La carte affiche les images de l’IGN : quand elle s’affiche, ton navigateur les lui demande directement. Quand tu cherches une adresse, une gare ou un lieu que nous ne connaissons pas, notre serveur transmet le texte que tu as tapé à l’IGN, qui le situe sur la carte : rien d’autre ne lui parvient, ni ton nom, ni l’adresse de ta connexion. Les polices et les illustrations viennent de ce site. Un lien vers un organisateur, un agenda ou un réseau social te mène chez eux, avec leurs propres règles.',
  },
  rights: {
    title: 'Tes droits',
    text: 'Tu peux demander l’accès à ce qui te concerne, sa correction, son effacement ou la limitation de son usage, et t’opposer à un traitement. Écris-nous : c’est gratuit. Si la réponse ne te convient pas, tu peux saisir la CNIL, sur cnil.fr.',
  },
  responsible: 'Responsable du traitement : {{publisher}}.',
  unknown: 'l’exploitant de ce site, qui n’a pas encore renseigné son nom',
  legal: 'Mentions légales',
  contact: 'Nous écrire',
} as const;
