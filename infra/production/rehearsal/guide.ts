import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../process/paths.ts';

export type Section = { title: string; commands: string };

const heading = /^#{2,3} (.+)$/;

/** The shell commands below each heading of a Markdown document, in its order. */
export function readSections(text: string): Section[] {
  const sections: Section[] = [];
  let isCommand = false;
  for (const line of text.split('\n')) {
    const title = isCommand ? undefined : heading.exec(line)?.[1];
    if (title !== undefined) sections.push({ title, commands: '' });
    else if (line === '```sh') isCommand = true;
    else if (line === '```') isCommand = false;
    else if (isCommand) (sections.at(-1) ?? { commands: '' }).commands += `${line}\n`;
  }
  return sections;
}

/** The commands of a section of docs/operations.md. */
export function commandsOf(title: string): string {
  const sections = readSections(readFileSync(path.join(root, 'docs/operations.md'), 'utf8'));
  const found = sections.find((section) => section.title === title)?.commands ?? '';
  if (found === '') throw new Error(`docs/operations.md has no commands below "${title}"`);
  return found;
}

/** Replaces the places of a real server, such as folders and ports, by those of a rehearsal. */
export const putElsewhere = (text: string, places: Readonly<Record<string, string>>): string =>
  Object.entries(places).reduce((moved, [from, to]) => moved.replaceAll(from, to), text);
