import { authFr } from '../words/auth.fr.ts';
import type { SayAuth } from '../words/auth-words.ts';

const find = (tree: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], tree);

export const sayFrench: SayAuth = (name, values = {}) =>
  String(find(authFr, name)).replace(/\{\{(\w+)\}\}/g, (_hole, key: string) => String(values[key]));
