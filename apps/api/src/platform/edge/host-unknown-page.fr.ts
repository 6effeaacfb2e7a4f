/**
 * Page for a browser that used an unknown host name. It repeats nothing of the request and loads
 * nothing.
 */
export const hostUnknownPage = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Adresse inconnue</title>
</head>
<body>
<h1>Adresse inconnue</h1>
<p>Aucun site ne répond à cette adresse. Vérifiez-la dans la barre de votre navigateur.</p>
</body>
</html>
`;
