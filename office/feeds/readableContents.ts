import { weakMapMemoize } from '@reduxjs/toolkit';
import { namesIn } from '@/journal/kit/contentNames';
import type { Business, Noun } from '@/store/business/business';
import type { Attachment } from '@/store/kit/attachments/attachment';
import type { Numbered, Table } from '@/store/kit/table';
import { describedFile, filesIn } from '../facts/describedFiles';

/** The nouns whose rows name files. */
const NOUNS_OF_FILES: readonly Noun[] = ['vendors', 'accounts', 'company', 'jobs'];

const namesOfRow = weakMapMemoize((row: Numbered): readonly string[] => namesIn(JSON.stringify(row)));
const namesOfTable = weakMapMemoize(
  (table: Table<Numbered>): ReadonlySet<string> =>
    new Set(Object.values(table.entities).flatMap((row) => namesOfRow(row))),
);

const keyOf = (file: Attachment) => `${file.hash} ${describedFile(file)}`;
const filesOfRow = weakMapMemoize((row: Numbered): readonly string[] => filesIn(row).map(keyOf));
const filesOfTable = weakMapMemoize(
  (table: Table<Numbered>): ReadonlySet<string> =>
    new Set(Object.values(table.entities).flatMap((row) => filesOfRow(row))),
);

/** Whether a row of a business tells the same of a file, under whatever name. */
export const isDescribedIn = (business: Business, file: Attachment): boolean =>
  NOUNS_OF_FILES.some((noun) => filesOfTable(business[noun] as Table<Numbered>).has(keyOf(file)));

/** Whether a row of a business names a file, so that whoever may read the row may read the file. */
export const isNamedIn = (business: Business, name: string): boolean =>
  NOUNS_OF_FILES.some((noun) => namesOfTable(business[noun] as Table<Numbered>).has(name));
