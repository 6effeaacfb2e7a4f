import { findLineFaults, type SourceFile } from './source-files.ts';

const accented = /[àâäçéèêëîïôöùûüÿœæÀÂÇÉÈÊËÎÏÔÙÛŒÆ]/;
const frenchWords =
  /\b(le|la|les|des|une|vous|votre|avec|pour|dans|cette|être|sont|aucun|aucune)\s+[a-z]{3,}/i;
const stringLiteral = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}=;()]+</g;

const allowedFiles = [
  /\.fr\.(ts|tsx|mjs)$/,
  /\.en\.ts$/,
  /\.(test|spec|e2e|journey)\.tsx?$/,
  /^e2e\//,
  /^apps\/[^/]+\/(src\/)?test\//,
  /^apps\/api\/src\/features\/(imports|gazetteer|demo|places)\//,
  /^bench\//,
  /^packages\/contracts\/src\/vocabulary\/places\/towns\.ts$/,
  /^infra\/check\/house-rules\//,
];
/** A text that contains one of these may have accents. */
const allowedText = /Île|République|État|œ|æ|’|Orléans|Angoulême|©|IGN|OpenStreetMap/;

const isFrench = (text: string): boolean =>
  (accented.test(text) && !allowedText.test(text)) || frenchWords.test(text);

const engineersOnly =
  /^(infra|bench\/src\/(?!search\/data\/words)|apps\/api\/src\/commands\/(?!demo-people))/;

export const findFrenchCommands = (files: SourceFile[]): string[] =>
  files
    .filter(({ name }) => engineersOnly.test(name) && /\.fr\.(ts|tsx|mjs)$/.test(name))
    .map(({ name }) => `${name}: commands print English`);

/** Skips comments, which may quote French texts of the screens. */
export const findFrench = (files: SourceFile[]): string[] =>
  findLineFaults(
    files.filter(
      ({ name }) =>
        /\.(ts|tsx|mjs)$/.test(name) && !allowedFiles.some((allowed) => allowed.test(name)),
    ),
    (line) => {
      if (/^\s*(\/\/|\*|\/\*)/.test(line)) return undefined;
      const code = line.replace(/\s\/\/.*$/, '');
      const french = (code.match(stringLiteral) ?? []).find(isFrench);
      return french && `${french}: French belongs in a .fr.ts file`;
    },
  );
