/** Matches the modules of these paths, written with `/` and as regular expressions, on every system. */
export const filePattern = (...paths: string[]): RegExp =>
  new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));
