import type { InferType } from 'yup';
import { MATERIALS, type Material, type Materials } from './materials';
import { choice } from '@/store/kit/schema/fieldRules';
import { record, rowsOf } from '@/store/kit/schema/formRules';
import { typedLine } from '@/store/kit/typed/typedText';
import { part } from '@/store/kit/schema/rowRules';
import { count } from '@/store/kit/typed/typedNumber';

const EVERY_MATERIAL = Object.keys(MATERIALS) as Material[];

const wordOf = (material: unknown) => {
  const known = EVERY_MATERIAL.find((one) => one === material);
  return known ? MATERIALS[known] : 'Material';
};

const rowSchema = record({
  material: choice(EVERY_MATERIAL, 'Material is required.'),
  description: typedLine('Description'),
  // Whoever says what it is for needs some of it.
  qty: count('Quantity').when(['description', 'material'], ([description, material], rule) =>
    description ? rule.required(`${wordOf(material)} Quantity is required.`) : rule,
  ),
});

export type MaterialRow = InferType<typeof rowSchema>;

/** The part of a form that asks for the materials: a row for each of the four; an empty quantity is none. */
export const materialRows = rowsOf(rowSchema).default(() => EVERY_MATERIAL.map((material) => ({ material })));

const NONE: Materials = { acWiring: { qty: 0 }, sim: { qty: 0 }, marker: { qty: 0 }, bigTie: { qty: 0 } };

const materialRule = part('A material', {
  description: typedLine('Description'),
  qty: count('Quantity').required('Quantity is required.'),
});

/** The materials as they are kept. */
export const materialsRule = part('Materials', {
  acWiring: materialRule,
  sim: materialRule,
  marker: materialRule,
  bigTie: materialRule,
} satisfies Record<Material, unknown>);

/** The materials that the valid rows of the form ask for. */
export const materialsOf = (rows: readonly MaterialRow[]): Materials => ({
  ...NONE,
  ...Object.fromEntries(
    rows.map(({ material, description, qty = 0 }) => [material, { qty, ...(description && { description }) }]),
  ),
});
