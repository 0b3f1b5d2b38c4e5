import type { Mapping } from '@/store/kit/sheets/headings';
import type { Importable, ImportColumn } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import type { Sheet } from '@/ui/tableSheet';

const loadSaving = () => import('@/ui/saveSheet');

/** Saves an example of the file that can be imported. */
export async function saveTemplate<Draft extends object>({
  many,
  columns,
  examples,
}: Pick<Importable<Draft, object>, 'many' | 'columns' | 'examples'>): Promise<void> {
  const { saveSheet } = await loadSaving();
  const rows = examples.map((example) => columns.map(({ key }) => example[key] as string | number));
  await saveSheet({ columns, rows }, 'xlsx', `Template for ${many}`);
}

/** What an import refuses in every column. */
const LOST = '#N/A';

/**
 * The wrong rows as they are, with what is wrong in a column of its own, which an import passes over. Columns that the file lacks
 * and nobody filled are left out, or they would take away what the records say. What a spreadsheet made of damaged cells would
 * count as typed when the file is imported: nothing stands there, or a mark where nothing would be taken as well.
 */
export function wrongRowsSheet<Draft extends object>(
  columns: readonly ImportColumn<Draft>[],
  validated: readonly ValidatedRow<Draft, object>[],
  mapping: Mapping,
): Sheet {
  const wrong = validated.filter(({ validation }) => validation === 'Wrong');
  const shownColumns = columns.filter(
    ({ key }) => mapping[key] !== undefined || wrong.some(({ texts }) => (texts[key] ?? '').trim() !== ''),
  );
  const rows = wrong.map(({ texts, damaged, reasons }) => [
    ...shownColumns.map(({ key, optional = false }) => {
      const lost = optional ? LOST : undefined;
      return damaged.includes(key) ? lost : texts[key];
    }),
    Object.values(reasons).join(' '),
  ]);
  const titles = [...shownColumns.map(({ title }) => title), 'Error'];
  return { columns: titles.map((title) => ({ title, kind: 'text' })), rows };
}

/** Saves the wrong rows, to be mended in a spreadsheet. */
export async function saveWrongRows<Draft extends object>(
  { many, columns }: Pick<Importable<Draft, object>, 'many' | 'columns'>,
  validated: readonly ValidatedRow<Draft, object>[],
  mapping: Mapping,
): Promise<void> {
  const { saveSheet } = await loadSaving();
  await saveSheet(wrongRowsSheet(columns, validated, mapping), 'xlsx', `Wrong rows of ${many}`);
}
