import type { Bytes } from '@/journal/kit/bytes';
import { readSheet } from 'read-excel-file/universal';
import { SpokenError } from '@/journal/kit/plainWords';
import { openZip } from '@/store/kit/zipReading';
import { zipWriter } from '@/store/kit/zipWriting';
import type { Cell } from './cell';
import type { ReadRows } from './readRows';
import { attribute, BROKEN, checkMarkup, DAMAGED, preparedSheet } from './sheetMarkup';

/** How large a workbook may be when it is unpacked: many times what so many rows need. */
const MOST_UNPACKED_BYTES = 50 * 1024 * 1024;
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
/** Where a sheet's texts and formats are, when the workbook does not say it. */
const USUAL = ['xl/sharedStrings.xml', 'xl/styles.xml'];

type Parts = ReadonlyMap<string, Bytes>;

const textOf = (bytes: Bytes | undefined) => new TextDecoder().decode(bytes);

type Entries = Awaited<ReturnType<typeof openZip>>;

const inArchive = async <Read>(read: () => Promise<Read>): Promise<Read> => {
  try {
    return await read();
  } catch (error) {
    throw error instanceof SpokenError ? error : new SpokenError(DAMAGED, { cause: error });
  }
};

/** Those of an archive's parts that are there, as what they say of their size bounds what is made of them. */
async function unpacked(entries: Entries, names: readonly string[]): Promise<Parts> {
  const wanted = [...new Set(names)].flatMap((name) => entries.get(name) ?? []);
  if (wanted.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED_BYTES)
    throw new SpokenError(
      'This workbook is larger than 50 MB when it is unpacked. Copy the rows that you need into a new one.',
    );
  const parts = new Map<string, Bytes>();
  for (const { name, read } of wanted) {
    const bytes = await inArchive(read);
    checkMarkup(textOf(bytes));
    parts.set(name, bytes);
  }
  return parts;
}

/** The parts as an archive in which nothing is packed, so that its reader unpacks it here and not in a worker of its own. */
async function archiveOf(parts: Parts): Promise<ArrayBuffer> {
  const zip = zipWriter();
  const chunks: Bytes[] = [];
  for (const [name, bytes] of parts) chunks.push(...(await zip.add(name, bytes, true)));
  return new Blob([...chunks, ...(await zip.end())]).arrayBuffer();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (said: string) => said.replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const pathOf = (relation: string) => {
  const target = attribute(relation, 'Target') ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
};

/** The sheets that can be seen, by name; and of the wanted one of them, its place among all, from 1, its part of the archive, and those with its texts and formats. */
function visibleSheet(
  parts: Parts,
  wanted: number,
): { names: string[]; place: number; path: string; besides: string[] } {
  const workbook = parts.get(WORKBOOK);
  if (!workbook) throw new SpokenError('This is not an Excel workbook. Choose an .xlsx or a CSV file.');
  const sheets = textOf(workbook).match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? [];
  const seen = sheets.flatMap((tag, at) => (/^(very)?hidden$/i.test(attribute(tag, 'state') ?? '') ? [] : [at]));
  const place = seen[wanted] ?? seen[0];
  if (place === undefined)
    throw new SpokenError('This workbook has no sheet that can be seen. Unhide the one with the rows, and save it.');
  const id = attribute(sheets[place] ?? '', '\\w+:id');
  const relations = textOf(parts.get(RELATIONS)).match(/<(?:\w+:)?Relationship\s[^<>]*>/g) ?? [];
  const path = pathOf(relations.find((tag) => attribute(tag, 'Id') === id) ?? '');
  const besides = relations
    .filter((tag) => /\/(?:styles|sharedStrings)$/.test(attribute(tag, 'Type') ?? ''))
    .map(pathOf);
  const names = seen.map((at) => unescaped(attribute(sheets[at] ?? '', 'name') ?? ''));
  return { names, place: place + 1, path, besides };
}

const cellOf = (value: unknown): Cell => {
  if (typeof value === 'string') return value.startsWith(BROKEN) ? { broken: value.slice(1) } : value;
  return typeof value === 'number' || typeof value === 'boolean' || value instanceof Date ? value : undefined;
};

/** How much of the reading of a workbook is done, from 0 to 1, when it is unpacked and when its broken cells are marked. */
const DONE = { unpacked: 0.2, prepared: 0.5 } as const;

/** The cells of one of a workbook's sheets that can be seen: of a formula its value, of merged cells the first. */
export async function readXlsx(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
  wanted: number,
): Promise<ReadRows> {
  const entries = await inArchive(() => openZip(new Blob([new Uint8Array(bytes)]), MOST_UNPACKED_BYTES));
  const book = await unpacked(entries, [WORKBOOK, RELATIONS]);
  const { names, place, path, besides } = visibleSheet(book, wanted);
  const parts = await unpacked(entries, [path, ...besides, ...USUAL]);
  const sheet = parts.get(path);
  if (!sheet) throw new SpokenError(DAMAGED);
  onProgress(DONE.unpacked);
  const prepared = new TextEncoder().encode(preparedSheet(textOf(sheet)));
  onProgress(DONE.prepared);
  const archive = await archiveOf(new Map([...book, ...parts, [path, prepared]]));
  try {
    const rows: readonly (readonly unknown[])[] = await readSheet(archive, place);
    return { rows: rows.map((row) => row.map(cellOf)), sheets: names, sheet: wanted };
  } catch (error) {
    throw new SpokenError(DAMAGED, { cause: error });
  }
}
