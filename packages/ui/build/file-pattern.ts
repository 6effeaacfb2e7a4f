/**
 * Returns a pattern that matches the file names that contain one of these paths, on every operating
 * system. A path is the source of a regular expression, in which `/` also matches a backslash.
 */
export const filePattern = (...paths: string[]): RegExp =>
  new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));
