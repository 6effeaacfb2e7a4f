import type { authFr } from './auth.fr.ts';

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
type NameIn<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${NameIn<T[K]>}`;
}[keyof T & string];

/** Every text of the account pages: each site provides its own. */
export type AuthWords = Texts<typeof authFr>;

/** Key of such a text: `login.title`. */
type AuthWordName = NameIn<typeof authFr>;

/** The names of field errors, such as `password-pwned-error`. */
export type AuthFault = keyof AuthWords['faults'];

/** Returns an account text; placeholders are written `{{ }}`. */
export type SayAuth = (
  name: AuthWordName,
  values?: Readonly<Record<string, string | number>>,
) => string;
