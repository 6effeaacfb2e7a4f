/** The fields of each feed that findings of these checks name. */
export const feedFields = {
  datatourisme: {
    dates: 'takesPlaceAt',
    postalCode: 'isLocatedAt.0.schema:address.0.schema:postalCode',
    locality: 'isLocatedAt.0.schema:address.0.schema:addressLocality',
    position: 'isLocatedAt.0.schema:geo',
    address: 'isLocatedAt.0.schema:address',
  },
  openagenda: {
    dates: 'timings',
    postalCode: 'location_postalcode',
    locality: 'location_city',
    position: 'location',
    address: 'location_address',
  },
} as const;
