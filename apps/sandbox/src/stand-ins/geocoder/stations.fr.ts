/** Railway stations at their real positions. Every other commune has an invented one. */
export const stations = [
  { name: 'Gare de Tours', citycode: '37261', lon: 0.69389, lat: 47.38972 },
  { name: 'Gare de Saint-Pierre-des-Corps', citycode: '37233', lon: 0.72333, lat: 47.38611 },
  { name: 'Gare d’Amboise', citycode: '37003', lon: 0.98111, lat: 47.42167 },
  { name: 'Gare d’Orléans', citycode: '45234', lon: 1.90472, lat: 47.90806 },
  { name: 'Gare de Nantes', citycode: '44109', lon: -1.54194, lat: 47.21722 },
  { name: 'Gare de Lyon-Part-Dieu', citycode: '69123', lon: 4.85944, lat: 45.76056 },
  { name: 'Gare de Lyon', citycode: '75056', lon: 2.37333, lat: 48.84444 },
  { name: 'Gare Montparnasse', citycode: '75056', lon: 2.31944, lat: 48.84083 },
  { name: 'Gare du Nord', citycode: '75056', lon: 2.35528, lat: 48.88083 },
].map(({ name, ...station }) => ({ ...station, name: name.replace('’', "'") }));

/** Categories of the index of points of interest, as the real geocoder gives them. */
export const stationCategories = ['équipement de transport', 'gare voyageurs uniquement'];
