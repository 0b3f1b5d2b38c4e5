import type { Materials } from '@/store/care/requisitions/materials';

/** So many of each material, with a description of those that are wanted. */
export const materials = (acWiring: number, sim: number, marker: number, bigTie: number): Materials => ({
  acWiring: { qty: acWiring, ...(acWiring > 0 && { description: '2 m, red and black' }) },
  sim: { qty: sim, ...(sim > 0 && { description: 'M2M, 13 digits' }) },
  marker: { qty: marker },
  bigTie: { qty: bigTie, ...(bigTie > 0 && { description: '300 mm' }) },
});
