import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAuditLine, type AuditLine } from '@/office/auditProtocol';
import { isoDate } from '@/store/kit/dates';
import { filesBeside } from './rotatedFile';

/** A file's name, and the instant at which it was put beside the present one. */
const FILE = /^([a-z]+-[a-z-]+?)(?:-2\d{3}-.*)?\.ndjson$/;

const linesIn = (text: string): AuditLine[] =>
  text.split('\n').flatMap((line) => {
    try {
      const value: unknown = JSON.parse(line);
      return isAuditLine(value) ? [value] : [];
    } catch {
      // The last one may be half written, as of an office that was killed.
      return [];
    }
  });

const newestFirst = (lines: AuditLine[]) => lines.toSorted((one, other) => (one.at < other.at ? 1 : -1));

/** The newest lines of the files of one name, up to a day. */
async function newestOf(folder: string, name: string, upTo: string, most: number): Promise<AuditLine[]> {
  const found: AuditLine[] = [];
  const files = [`${name}.ndjson`, ...(await filesBeside(folder, name)).toReversed()];
  for (const [index, file] of files.entries()) {
    if (found.length >= most) break;
    // What was put beside before it tells from when on it is; a day of UTC is never after that of the office.
    if ((files[index + 1]?.slice(name.length + 1) ?? '').slice(0, upTo.length) > upTo) continue;
    // A file may have been put beside, or gone, meanwhile.
    const text = await readFile(join(folder, file), 'utf8').catch(() => '');
    for (const line of linesIn(text)) if (isoDate(new Date(line.at)) <= upTo) found.push(line);
  }
  return newestFirst(found).slice(0, most);
}

/**
 * The newest lines of the audit that lies in a folder, newest first.
 * @param upTo the last day that is asked for, an ISO date by the office's clock
 */
export async function readAudit(folder: string, upTo: string, most: number): Promise<AuditLine[]> {
  const files = await readdir(folder).catch(() => []);
  const names = new Set(files.flatMap((file) => FILE.exec(file)?.[1] ?? []));
  const found = await Promise.all([...names].map((name) => newestOf(folder, name, upTo, most)));
  return newestFirst(found.flat()).slice(0, most);
}
