import { readSheet } from 'read-excel-file/universal';
import { formatCount } from '@/format';
import { SpokenError } from '@/journal/kit/plainWords';
import { openZip } from '@/store/kit/zipReading';
import { zipWriter } from '@/store/kit/zipWriting';
import type { Cell } from './cell';
import { MOST_ROWS, type ReadRows } from './readRows';

/** How large a workbook may be when it is unpacked: many times what so many rows need. */
const MOST_UNPACKED_BYTES = 100 * 1024 * 1024;
/** Further down no list stands whose rows are counted in thousands. */
const LAST_ROW = 100_000;
/** Begins what is put in the place of a cell that its spreadsheet could not work out: readers take such cells for empty. */
const BROKEN = '\uE000';

const DAMAGED =
  'This workbook is damaged and cannot be read. Open it in Excel, save it again, and choose the new file.';
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

type Bytes = Uint8Array<ArrayBuffer>;
type Parts = ReadonlyMap<string, Bytes>;

const textOf = (bytes: Bytes | undefined) => new TextDecoder().decode(bytes);

async function unpacked(bytes: Uint8Array): Promise<Parts> {
  try {
    const entries = [...(await openZip(new Blob([new Uint8Array(bytes)]), MOST_UNPACKED_BYTES)).values()];
    const wanted = entries.filter(({ name }) => /\.xml(\.rels)?$/.test(name));
    if (wanted.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED_BYTES)
      throw new SpokenError('This workbook is too large. Copy the rows that you need into a new one.');
    const parts = new Map<string, Bytes>();
    for (const { name, read } of wanted) parts.set(name, await read());
    return parts;
  } catch (error) {
    throw error instanceof SpokenError ? error : new SpokenError(DAMAGED, { cause: error });
  }
}

/** The parts as an archive in which nothing is packed, so that its reader unpacks it here and not in a worker of its own. */
async function archiveOf(parts: Parts): Promise<ArrayBuffer> {
  const zip = zipWriter();
  const chunks: Bytes[] = [];
  for (const [name, bytes] of parts) chunks.push(...(await zip.add(name, bytes, true)));
  return new Blob([...chunks, ...(await zip.end())]).arrayBuffer();
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1];

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (said: string) => said.replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** The sheets that can be seen, by name; and of the wanted one of them, its place among all, from 1, and its part of the archive. */
function visibleSheet(parts: Parts, wanted: number): { names: string[]; place: number; path: string } {
  const workbook = parts.get(WORKBOOK);
  if (!workbook) throw new SpokenError('This is no Excel workbook. Choose an .xlsx or a CSV file.');
  const sheets = textOf(workbook).match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  const seen = sheets.flatMap((tag, at) => (/^(very)?hidden$/i.test(attribute(tag, 'state') ?? '') ? [] : [at]));
  const place = seen[wanted] ?? seen[0];
  if (place === undefined)
    throw new SpokenError('This workbook has no sheet that can be seen. Unhide the one with the rows, and save it.');
  const id = attribute(sheets[place] ?? '', '\\w+:id');
  const relations = textOf(parts.get(RELATIONS)).match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  const target = attribute(relations.find((tag) => attribute(tag, 'Id') === id) ?? '', 'Target') ?? '';
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (!parts.has(path)) throw new SpokenError(DAMAGED);
  const names = seen.map((at) => unescaped(attribute(sheets[at] ?? '', 'name') ?? ''));
  return { names, place: place + 1, path };
}

const WITHOUT_TAGS = /<[^>]*>/g;

/** A sheet's XML in which broken cells are texts that say so, and nothing stands where nobody looks. */
function prepared(xml: string): string {
  return xml.replaceAll(
    /<((?:\w+:)?)c(\s[^>]*?)?(?:\/>|>([^]*?)<\/\1c>)/g,
    (cell: string, prefix: string, tag: string | undefined = '', inner: string | undefined = '') => {
      const address = attribute(tag, 'r') ?? '';
      const value = /<(?:\w+:)?v(?:\s[^>]*)?>([^]*?)<\/(?:\w+:)?v>/.exec(inner)?.[1];
      const isText = attribute(tag, 't') === 'inlineStr';
      const isFormula = /<(?:\w+:)?f[\s/>]/.test(inner);
      if (value === undefined && !isText && !isFormula) return '';
      // Three letters stand for a column that no list has.
      if (/^[A-Z]{3}/.test(address)) return '';
      if (Number(/\d+$/.exec(address)?.[0] ?? 0) > LAST_ROW) {
        throw new SpokenError(
          `Something stands below row ${formatCount(LAST_ROW)} of the sheet, and ${formatCount(MOST_ROWS)} rows can come at a time. Copy those that you need into a new one.`,
        );
      }
      const isError = attribute(tag, 't') === 'e';
      if (!isError && !(isFormula && value === undefined && !isText)) return cell;
      const said = isError ? (value ?? '').replaceAll(WITHOUT_TAGS, '') : '';
      return `<${prefix}c r="${address}" t="inlineStr"><${prefix}is><${prefix}t>${BROKEN}${said}</${prefix}t></${prefix}is></${prefix}c>`;
    },
  );
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
  const parts = await unpacked(bytes);
  onProgress(DONE.unpacked);
  const { names, place, path } = visibleSheet(parts, wanted);
  const sheet = new TextEncoder().encode(prepared(textOf(parts.get(path))));
  onProgress(DONE.prepared);
  const archive = await archiveOf(new Map([...parts, [path, sheet]]));
  try {
    const rows: readonly (readonly unknown[])[] = await readSheet(archive, place);
    return { rows: rows.map((row) => row.map(cellOf)), sheets: names, sheet: wanted };
  } catch (error) {
    throw new SpokenError(DAMAGED, { cause: error });
  }
}
