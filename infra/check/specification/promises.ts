import type { SourceFile } from '../house-rules/source-files.ts';

/** `id`: the numbers of the chapter and of the promise in it, such as `2.7`. */
type Promised = { id: string; text: string };
export type Chapter = { number: number; title: string; promises: Promised[] };

const heading = /^## (\d+)\. (.+)$/;
const entry = /^- §((\d+)\.(\d+)) (.+)$/;

/** A promise whose id is out of order is a fault, so that no id is used twice. */
export function readPromises({ name, lines }: SourceFile): {
  chapters: Chapter[];
  faults: string[];
} {
  const chapters: Chapter[] = [];
  const faults: string[] = [];
  lines.forEach((line, index) => {
    const [, number, title = ''] = heading.exec(line) ?? [];
    if (number !== undefined) chapters.push({ number: Number(number), title, promises: [] });
    if (!line.startsWith('- ')) return;
    const chapter = chapters.at(-1);
    const expected = `${chapter?.number}.${(chapter?.promises.length ?? 0) + 1}`;
    const [, id, , , text = ''] = entry.exec(line) ?? [];
    if (chapter === undefined || id !== expected)
      faults.push(`${name}:${index + 1}: expected "- §${expected} …"`);
    else chapter.promises.push({ id, text });
  });
  return { chapters, faults };
}
