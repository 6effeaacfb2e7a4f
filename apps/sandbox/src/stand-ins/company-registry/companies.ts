import { isSiren, vatNumberOf } from '@parages/contracts/vocabulary/organisations/siren';
import { fold } from '../gazetteer/fold.ts';
import { type Commune, gazetteer } from '../gazetteer/gazetteer.ts';
import { type Company, companies, computedName, legalForms } from './companies.fr.ts';
import { siretOf } from './siren.ts';

const towns = ['37261', '72181', '45234', '49007', '86194', '41018'];
const hidden = '[NON-DIFFUSIBLE]';

/** The number of an association in the directory of associations; null for another company. */
export const rnaOf = ({ siren, legalForm }: Company): string | null =>
  legalForm === legalForms.association ? `W${siren}` : null;

/** By the number of the directory of associations: that of the SIREN, with a W before it. */
export function findAssociation(rna: string): Company | undefined {
  const company = findCompany(rna.slice(1));
  return company !== undefined && rnaOf(company) === rna ? company : undefined;
}

export function findCompany(siren: string): Company | undefined {
  const listed = companies.find((company) => company.siren === siren);
  if (listed || !isSiren(siren) || !/^[09]/.test(siren) || siren === '000000000') return listed;
  const last = Number(siren.slice(-4));
  return {
    siren,
    name: computedName(siren),
    acronym: null,
    legalForm: siren.startsWith('9') ? legalForms.person : legalForms.association,
    activity: '90.01Z',
    createdOn: `20${String(10 + (last % 15)).padStart(2, '0')}-0${1 + (last % 9)}-15`,
    address: `${1 + (last % 90)} RUE HAUTE`,
    citycode: towns[last % towns.length] ?? '37261',
    isCeased: siren.slice(4, 6) === '99',
    isMasked: siren.startsWith('9'),
  };
}

const townOf = (citycode: string): string => gazetteer().byCode.get(citycode)?.name ?? '';

export function searchCompanies(words: string): Company[] {
  const wanted = fold(words).split(' ');
  return companies.filter(
    ({ name, citycode, isMasked }) =>
      !isMasked && wanted.every((word) => fold(`${name} ${townOf(citycode)}`).includes(word)),
  );
}

const upperCase = (name: string): string => fold(name).toUpperCase();
const addressOf = ({ address }: Company, { name, postalCodes }: Commune): string =>
  `${address} ${postalCodes[0] ?? ''} ${upperCase(name)}`;

function seatOf(company: Company): Record<string, unknown> {
  const commune = gazetteer().byCode.get(company.citycode);
  if (!commune) throw new Error(`unknown commune: ${company.citycode}`);
  const isMasked = company.isMasked;
  return {
    siret: siretOf(company.siren, 1),
    adresse: isMasked ? hidden : addressOf(company, commune),
    code_postal: isMasked ? hidden : (commune.postalCodes[0] ?? ''),
    libelle_commune: upperCase(commune.name),
    commune: commune.code,
    latitude: isMasked ? hidden : String(commune.lat),
    longitude: isMasked ? hidden : String(commune.lon),
    etat_administratif: company.isCeased ? 'F' : 'A',
    statut_diffusion_etablissement: isMasked ? 'P' : 'O',
  };
}

export function describeCompany(
  company: Company,
  include: ReadonlySet<string>,
): Record<string, unknown> {
  const name = company.isMasked ? hidden : company.name;
  return {
    siren: company.siren,
    nom_complet: company.acronym === null ? name : `${name} (${company.acronym})`,
    nom_raison_sociale: name,
    sigle: company.acronym,
    nombre_etablissements: 1,
    nombre_etablissements_ouverts: company.isCeased ? 0 : 1,
    etat_administratif: company.isCeased ? 'C' : 'A',
    statut_diffusion: company.isMasked ? 'P' : 'O',
    nature_juridique: company.legalForm,
    activite_principale: company.activity,
    date_creation: company.createdOn,
    ...(include.has('tva') ? { tva: company.isMasked ? [] : [vatNumberOf(company.siren)] } : {}),
    ...(include.has('complements')
      ? { complements: { identifiant_association: rnaOf(company) } }
      : {}),
    ...(include.has('siege') ? { siege: seatOf(company) } : {}),
  };
}
