// Removed from previews: scripts, the links that only scripts, installed pages and search engines
// use, and the attribute `data-first-view`, which delays the display.
const removedPatterns = [
  // pattern-ignore: pages of the public site, where text of people is escaped
  /<script\b[\s\S]*?<\/script>/g,
  // pattern-ignore: pages of the public site, where text of people is escaped
  /<link\b[^>]*\brel="(?:modulepreload|manifest|canonical|alternate)"[^>]*>/g,
  / data-first-view(?:="")?(?=[\s>])/,
];

/**
 * A page to embed as a preview: without scripts, and its links open in new windows, which the
 * sandboxed frame blocks.
 */
export const previewDocument = (html: string): string =>
  removedPatterns
    .reduce((rest, pattern) => rest.replace(pattern, ''), html)
    .replace('<head>', '<head><base target="_blank">');
