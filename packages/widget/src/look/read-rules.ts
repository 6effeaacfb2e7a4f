import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of `agenda.css`. For Node only: the component has it in its file. */
export const readAgendaRules = (): string =>
  readFileSync(join(import.meta.dirname, 'agenda.css'), 'utf8');
