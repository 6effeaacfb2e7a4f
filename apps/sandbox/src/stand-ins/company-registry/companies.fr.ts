import { withCheckDigit } from './siren.ts';

/** The SIREN of a masked company begins with 9, that of any other with 0. */
export type Company = {
  siren: string;
  name: string;
  acronym: string | null;
  /** `legalForm` and `activity` are codes of INSEE, such as `9220` and `90.01Z`. */
  legalForm: string;
  activity: string;
  createdOn: string;
  address: string;
  citycode: string;
  isCeased: boolean;
  isMasked: boolean;
};

const legal = { association: '9220', company: '5499', joint: '5710', town: '7210', person: '1000' };

const company = (
  digits: string,
  name: string,
  address: string,
  citycode: string,
  more: Partial<Company> = {},
): Company => ({
  siren: withCheckDigit(digits),
  name,
  acronym: null,
  legalForm: legal.association,
  activity: '90.01Z',
  createdOn: '2012-03-01',
  address,
  citycode,
  isCeased: false,
  isMasked: false,
  ...more,
});

export const companies: Company[] = [
  company('00010001', 'LES BACS A SABLE DE LA LOIRE', '3 QUAI DU PORT', '37261', {
    acronym: 'BSL',
  }),
  company('00010002', 'THEATRE DU MARRONNIER', '12 PLACE DE LA MAIRIE', '37261'),
  company('00010003', 'COMPAGNIE DES PAS PERDUS', '8 AVENUE DE LA GARE', '72181', {
    activity: '90.01Z',
  }),
  company('00010004', 'FESTIVAL DES LANTERNES', '1 RUE HAUTE', '45234', { activity: '90.04Z' }),
  company('00010005', 'CINEMA LE PETIT PHARE', '27 BOULEVARD DES ECOLES', '49007', {
    legalForm: legal.company,
    activity: '59.14Z',
  }),
  company('00010006', 'BRASSERIE DU LAVOIR', '5 IMPASSE DU LAVOIR', '86194', {
    legalForm: legal.joint,
    activity: '11.05Z',
  }),
  company('00010007', 'VELO ET VIGNES', '14 CHEMIN DES VIGNES', '37003', { activity: '79.90Z' }),
  company('00010008', 'MUSEE DES CHOSES INVENTEES', '2 RUE DU MOULIN', '41018', {
    activity: '91.02Z',
  }),
  company('00010009', 'CHORALE DES MARTINETS', '9 RUE DES TILLEULS', '37261'),
  company('00010010', 'MARCHE DES PRODUCTEURS DU VAL', '1 PLACE DE LA MAIRIE', '37214', {
    activity: '94.99Z',
  }),
  company('00010011', 'ATELIER DU GRAND CARTON', '31 RUE DE LA REPUBLIQUE', '37261', {
    legalForm: legal.company,
    activity: '85.52Z',
  }),
  company('00010012', 'CLUB DES RANDONNEURS DU DIMANCHE', '6 ALLEE DES MARRONNIERS', '45234', {
    activity: '93.12Z',
  }),
  company('00019901', 'SALLE DES FETES OUBLIEE', '4 RUE DE L EGLISE', '37261', { isCeased: true }),
  company('00019902', 'DISCOTHEQUE LE SOUVENIR', '18 QUAI DU PORT', '72181', {
    isCeased: true,
    legalForm: legal.company,
    activity: '56.30Z',
  }),
  company('90010001', '', '', '37261', {
    isMasked: true,
    legalForm: legal.person,
    activity: '90.03A',
  }),
];

export const legalForms = legal;
export const computedName = (siren: string): string => `ORGANISATION INVENTEE ${siren.slice(3)}`;

export const words = {
  title: 'Annuaire d’entreprises inventées',
  intro:
    'Chaque numéro juste qui commence par 0 est une entreprise inventée\u00a0; avec 99 en cinquième et sixième chiffres, elle est fermée. Un numéro juste qui commence par 9 est non diffusible. 000000000 et tous les autres sont inconnus.',
  siren: 'SIREN',
  name: 'Nom',
  state: 'État',
  open: 'ouverte',
  ceased: 'fermée',
  masked: 'non diffusible',
  tooShort: '3 caractères minimum pour les termes de la requête (ou utilisez au moins un filtre)',
  includeAlone:
    'Veuillez indiquer si vous souhaitez une réponse minimale avec le filtre `minimal=True` avant de préciser les champs à inclure.',
  wrong: (name: string) => `Veuillez indiquer un paramètre \`${name}\` valable.`,
};
