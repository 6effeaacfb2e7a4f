import { z } from 'zod';
import type { RegisteredCompany, RegistryEntry } from './company-registry.ts';

const masked = '[NON-DIFFUSIBLE]';
const text = z.string().nullish();
const seat = z.object({ adresse: text, code_postal: text, libelle_commune: text });
const result = z.object({
  siren: z.string(),
  nom_complet: text,
  nom_raison_sociale: text,
  sigle: text,
  etat_administratif: z.enum(['A', 'C']),
  statut_diffusion: text,
  nature_juridique: text,
  activite_principale: text,
  date_creation: text,
  tva: z.array(z.string()).nullish(),
  siege: seat.nullish(),
  complements: z.object({ identifiant_association: text }).nullish(),
});
const answer = z.object({ results: z.array(result) });

const textOrNull = (value: string | null | undefined): string | null => {
  const bare = value?.trim() ?? '';
  return bare === '' || bare.includes(masked) ? null : bare;
};

// The registry's address includes the postcode and the town, which are separate fields.
function streetOf({ adresse, code_postal: postalCode }: z.output<typeof seat>): string | null {
  const whole = textOrNull(adresse);
  const end =
    whole !== null && textOrNull(postalCode) !== null ? whole.lastIndexOf(` ${postalCode} `) : -1;
  return whole === null || end < 0 ? whole : textOrNull(whole.slice(0, end));
}

function toCompany(found: z.output<typeof result>): RegisteredCompany {
  const { siege } = found;
  return {
    siren: found.siren,
    name: textOrNull(found.nom_raison_sociale) ?? textOrNull(found.nom_complet),
    acronym: textOrNull(found.sigle),
    streetAddress: siege ? streetOf(siege) : null,
    postalCode: textOrNull(siege?.code_postal),
    locality: textOrNull(siege?.libelle_commune),
    legalForm: textOrNull(found.nature_juridique),
    activity: textOrNull(found.activite_principale),
    vatNumber: textOrNull(found.tva?.[0]),
    createdOn: textOrNull(found.date_creation),
  };
}

export const readRegistrySearch = (body: unknown): RegisteredCompany[] =>
  answer
    .parse(body)
    .results.filter((one) => one.etat_administratif === 'A' && one.statut_diffusion !== 'P')
    .map(toCompany)
    .filter(({ name }) => name !== null);

function toEntry(found: z.output<typeof result> | undefined): RegistryEntry | undefined {
  if (found === undefined) return undefined;
  const company = toCompany(found);
  return {
    company,
    isMasked: found.statut_diffusion === 'P' || company.name === null,
    isCeased: found.etat_administratif === 'C',
  };
}

export const readRegistryAnswer = (body: unknown, siren: string): RegistryEntry | undefined =>
  toEntry(answer.parse(body).results.find((one) => one.siren === siren));

/** The search also finds companies with similar words: only the number of the association counts. */
export const readAssociationAnswer = (body: unknown, rna: string): RegistryEntry | undefined =>
  toEntry(
    answer.parse(body).results.find((one) => one.complements?.identifiant_association === rna),
  );
