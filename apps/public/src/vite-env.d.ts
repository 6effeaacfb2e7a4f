/// <reference types="vite/client" />

declare module 'virtual:land-outline' {
  export const landRings: [number, number][][];
}
