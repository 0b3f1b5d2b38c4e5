import type { Importable, ImportColumn } from '@/store/sheets/importable';
import type { JudgedRow } from '@/store/sheets/judging';
import type { Sheet } from '@/ui/tableSheet';

const loadSaving = () => import('@/ui/saveSheet');

/** Saves an example of the file that can be imported. */
export async function saveTemplate<Draft extends object>({ many, columns, examples }: Pick<Importable<Draft, object>, 'many' | 'columns' | 'examples'>): Promise<void> {
  const { saveSheet } = await loadSaving();
  const rows = examples.map((example) => columns.map(({ key }) => example[key] as string | number));
  await saveSheet({ columns, rows }, 'xlsx', `Template for ${many}`);
}

/**
 * The wrong rows as they are, with what is wrong in a column of its own, which an import passes over. Nothing stands in damaged
 * cells: what a spreadsheet made of them would count as typed when the file is imported.
 */
export function wrongRowsSheet<Draft extends object>(columns: readonly ImportColumn<Draft>[], judged: readonly JudgedRow<Draft, object>[]): Sheet {
  const rows = judged
    .filter(({ verdict }) => verdict === 'Wrong')
    .map(({ texts, damaged, reasons }) => [
      ...columns.map(({ key }) => (damaged.includes(key) ? undefined : texts[key])),
      Object.values(reasons).join(' '),
    ]);
  const titles = [...columns.map(({ title }) => title), 'Error'];
  return { columns: titles.map((title) => ({ title, kind: 'text' })), rows };
}

/** Saves the wrong rows, to be mended in a spreadsheet. */
export async function saveWrongRows<Draft extends object>(
  { many, columns }: Pick<Importable<Draft, object>, 'many' | 'columns'>,
  judged: readonly JudgedRow<Draft, object>[],
): Promise<void> {
  const { saveSheet } = await loadSaving();
  await saveSheet(wrongRowsSheet(columns, judged), 'xlsx', `Wrong rows of ${many}`);
}
