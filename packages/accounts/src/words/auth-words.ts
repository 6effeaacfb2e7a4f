import type { authFr } from './auth.fr.ts';

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
type NameIn<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${NameIn<T[K]>}`;
}[keyof T & string];

export type AuthWords = Texts<typeof authFr>;

type AuthWordName = NameIn<typeof authFr>;

export type AuthFault = keyof AuthWords['faults'];

/** `values` replace the placeholders of the text, which are written `{{ }}`. */
export type SayAuth = (
  name: AuthWordName,
  values?: Readonly<Record<string, string | number>>,
) => string;
