import { officeMinute } from '@/format';
import { download } from './download';
import { sheetFile, workbookOf, type SheetFormat } from './sheetFiles';
import type { Sheet } from './tableSheet';

const dated = (name: string) => `${name} ${officeMinute(new Date()).slice(0, 10)}`;

/** Saves a sheet as a file named after it and this day. */
export async function saveSheet(sheet: Sheet, format: SheetFormat, name: string): Promise<void> {
  download(await sheetFile(sheet, format, name), `${dated(name)}.${format}`);
}

/** Saves sheets as one Excel file of that name and this day. */
export async function saveWorkbook(sheets: Readonly<Record<string, Sheet>>, name: string): Promise<void> {
  download(await workbookOf(sheets), `${dated(name)}.xlsx`);
}
