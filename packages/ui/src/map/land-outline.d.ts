declare module 'virtual:land-outline' {
  type Ring = [number, number][];
  export const landRings: { home: Ring[]; others: Ring[] };
}
