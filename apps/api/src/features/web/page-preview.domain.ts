// What only scripts and installed pages need; the first view of a page waits for none of it here.
const left = [
  // pattern-ignore: pages of the public site, where text of people is escaped
  /<script\b[\s\S]*?<\/script>/g,
  // pattern-ignore: pages of the public site, where text of people is escaped
  /<link\b[^>]*\brel="(?:modulepreload|manifest|canonical|alternate)"[^>]*>/g,
  / data-first-view(?:="")?(?=[\s>])/,
];

/** A page to be looked at inside of another: nothing in it runs, and its links open nowhere but in windows that its frame refuses. */
export const previewDocument = (html: string): string =>
  left
    .reduce((rest, pattern) => rest.replace(pattern, ''), html)
    .replace('<head>', '<head><base target="_blank">');
