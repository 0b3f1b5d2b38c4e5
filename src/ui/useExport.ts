import type { SheetFormat } from './sheetFiles';
import type { Sheet } from './tableSheet';
import { useSaving } from './useSaving';

const FORMATS: readonly { key: SheetFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel (.xlsx)' },
  { key: 'csv', label: 'CSV (.csv)' },
];

const loadSaving = () => import('./saveSheet');

export interface Exported {
  /** What the file is called, but for the day. */
  name: string;
  /** How many rows are selected: they alone are saved, where there are some. */
  ticked: number;
  /** The rows as they are seen, asked for when they are wanted. */
  sheet: () => Sheet;
}

/** Saves what a table shows, all its pages, or its selected rows, as a file for a spreadsheet: the ways to do so, and whether one is under way. */
export function useExport({ name, sheet }: Pick<Exported, 'name' | 'sheet'>) {
  const { busy, save } = useSaving(
    async (format: SheetFormat) => {
      const { saveSheet } = await loadSaving();
      await saveSheet(sheet(), format, name);
    },
    () => `${name} could not be exported. Try again.`,
  );
  return { busy, ways: FORMATS.map(({ key, label }) => ({ key, label, onClick: () => save(key) })) };
}
