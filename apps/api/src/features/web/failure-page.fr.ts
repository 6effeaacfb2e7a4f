/** The page shown when a page itself could not be drawn. It depends on nothing that may be broken. */
export const failurePage = (name: string): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Une erreur est survenue · ${name}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;background:#fbf6ee;color:#1c1815;font:1.125rem/1.5 Figtree,Arial,sans-serif;text-align:center}
h1{margin:0;font-size:2.25rem;line-height:1.1}p{margin:0;max-width:32rem}a{color:#a12512;font-weight:700}
</style>
</head>
<body>
<h1>Une erreur est survenue</h1>
<p>La page n’a pas pu s’afficher. C’est de notre côté${'\u00a0'}: réessaie dans un instant.</p>
<p><a href="/">Revenir à l’accueil</a></p>
</body>
</html>
`;

/** Shown by a host whose site has not been built. */
export const notBuilt = (site: string, command: string): string =>
  `Le site ${site} n’est pas construit${'\u00a0'}: lance «${'\u00a0'}${command}${'\u00a0'}».`;
