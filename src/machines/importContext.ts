import type { Progress } from './progress';

/** Which column of the file each of ours is. */
type Mapping = Readonly<Partial<Record<string, number>>>;

/** A file that was read: its rows, which are nothing to this machine, and the columns that were found in it. */
export interface ReadFile {
  table: object;
  mapping: Mapping;
  /** Whether each of our columns was found, and none twice, so that nobody needs to be asked. */
  isMapped: boolean;
}

/** What reads a file is told. */
export interface ReadInput extends Progress {
  file: File | undefined;
  /** Which sheet of a workbook, by its place. */
  sheet: number | undefined;
}

/** What an import hears. */
export type ImportEvent =
  | { type: 'fileChosen'; file: File; sheet?: number }
  | { type: 'progressed'; share: number }
  | { type: 'mappingAsked' }
  | { type: 'mapped'; mapping: Mapping }
  | { type: 'mended'; cell: string; text: string }
  | { type: 'confirmed' }
  | { type: 'cancelled' };

/** What an import remembers. */
export interface ImportContext {
  file?: File;
  /** Which sheet of a workbook it is, by its place; the first until another one is chosen. */
  sheet?: number | undefined;
  table?: object;
  mapping: Mapping;
  /** What was typed in the place of cells. */
  mended: Readonly<Record<string, string>>;
  /** How much is read, from 0 to 1. */
  share: number;
  /** Why it came to nothing. */
  reason?: string | undefined;
}

/** What an import makes its facts of. */
export type ImportInput = Pick<ImportContext, 'table' | 'mapping' | 'mended'>;
