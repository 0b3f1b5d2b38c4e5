export type RowValidation = 'New' | 'Changed' | 'Same' | 'Wrong';

/** What stands in the place of an empty cell until somebody chooses otherwise. */
export interface Proposal {
  text: string;
  why: string;
}

/** A row of a file, and what an import would make of it. */
export interface ValidatedRow<Draft extends object, Known extends object> {
  /** Its row in the file. */
  id: number;
  /** The first row of its record, which may have several. */
  record: number;
  validation: RowValidation;
  /** What each cell says, by column. */
  texts: Readonly<Record<string, string>>;
  /** What was proposed beside the other rows, by column. */
  proposals?: Readonly<Partial<Record<string, Proposal>>>;
  /** Why a cell cannot be, by column. */
  reasons: Readonly<Record<string, string>>;
  /** The columns of cells that their spreadsheet damaged: what somebody typed there is lost. */
  damaged: readonly string[];
  /** What may be wrong with a new one, though nothing forbids it; or why one that is there stays as it is. */
  warning?: string;
  /** What it comes to, unless it is wrong. */
  draft?: Draft;
  /** The record that it is, with what that said when the file was chosen. */
  known?: { record: Known; fields: Draft };
}
