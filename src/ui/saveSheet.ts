import { download } from './download';
import { sheetFile, type SheetFormat } from './sheetFiles';
import type { Sheet } from './tableSheet';

/** Saves a sheet as a file named after it and this day. */
export async function saveSheet(sheet: Sheet, format: SheetFormat, name: string): Promise<void> {
  // In Sweden a day is written as ISO does.
  const today = new Date().toLocaleDateString('sv-SE');
  download(await sheetFile(sheet, format, name), `${name} ${today}.${format}`);
}
