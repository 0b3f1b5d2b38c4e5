import type { Importable } from '@/store/sheets/importable';
import type { JudgedRow } from '@/store/sheets/judging';

const loadSaving = () => import('@/ui/saveSheet');

/** Saves an example of the file that can be imported. */
export async function saveTemplate<Draft extends object>({ many, columns, examples }: Pick<Importable<Draft, object>, 'many' | 'columns' | 'examples'>): Promise<void> {
  const { saveSheet } = await loadSaving();
  const rows = examples.map((example) => columns.map(({ key }) => example[key] as string | number));
  await saveSheet({ columns, rows }, 'xlsx', `Template for ${many}`);
}

/** Saves the wrong rows as they are, with what is wrong in a column of its own, which an import passes over. */
export async function saveWrongRows<Draft extends object>(
  { many, columns }: Pick<Importable<Draft, object>, 'many' | 'columns'>,
  judged: readonly JudgedRow<Draft, object>[],
): Promise<void> {
  const { saveSheet } = await loadSaving();
  const rows = judged
    .filter(({ verdict }) => verdict === 'Wrong')
    .map(({ texts, reasons }) => [...columns.map(({ key }) => texts[key]), Object.values(reasons).join(' ')]);
  const titles = [...columns.map(({ title }) => title), 'Error'];
  await saveSheet({ columns: titles.map((title) => ({ title, kind: 'text' as const })), rows }, 'xlsx', `Wrong rows of ${many}`);
}
