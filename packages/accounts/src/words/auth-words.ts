import type { authFr } from './auth.fr.ts';

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
type NameIn<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${NameIn<T[K]>}`;
}[keyof T & string];

/** Every text the pages of accounts say: each site brings its own. */
export type AuthWords = Texts<typeof authFr>;

/** The name of one of them: `login.title`. */
type AuthWordName = NameIn<typeof authFr>;

/** The specified names of faults of a field (`password-pwned-error`). */
export type AuthFault = keyof AuthWords['faults'];

/** Says a text of accounts; values go between `{{ }}`. */
export type SayAuth = (
  name: AuthWordName,
  values?: Readonly<Record<string, string | number>>,
) => string;
