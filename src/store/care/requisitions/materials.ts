/** The small materials that a requisition and a stock request of this area ask for, with their words. */
export const MATERIALS = {
  acWiring: 'AC Wiring',
  sim: 'Sim',
  marker: 'Marker',
  bigTie: 'Big Tie',
} as const;
export type Material = keyof typeof MATERIALS;

/** Of each material how many are needed, 0 for none, and what for. */
export type Materials = Record<Material, { description?: string | undefined; qty: number }>;
