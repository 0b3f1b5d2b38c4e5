import { officeMinute } from '@/format';
import { download } from './download';
import { sheetFile, type SheetFormat } from './sheetFiles';
import type { Sheet } from './tableSheet';
import { writingWorkbook } from './workbookWriting';

const dated = (name: string) => `${name} ${officeMinute(new Date()).slice(0, 10)}`;

/** Saves a sheet as a file named after it and this day. */
export async function saveSheet(sheet: Sheet, format: SheetFormat, name: string): Promise<void> {
  download(await sheetFile(sheet, format, name), `${dated(name)}.${format}`);
}

/** Saves sheets as one Excel file of that name and this day, which is written beside the page. Tells how much of them is handed over, from 0 to 1. */
export function* savingWorkbook(
  sheets: Readonly<Record<string, Sheet>>,
  name: string,
): Generator<number, Promise<void>> {
  const written = yield* writingWorkbook(sheets);
  const saved = written.then((workbook) => download(workbook, `${dated(name)}.xlsx`));
  // As of what is written: whoever waits for it is told.
  saved.catch(() => {});
  return saved;
}
