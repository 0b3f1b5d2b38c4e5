type Fields = Record<string, unknown>;

/** Some of the entries of one field of one part of a state, such as rows of a table, as JSON. */
export interface SnapshotPart {
  of: readonly [part: string, field: string];
  json: string;
}

/** Puts a part back into the frame that it was taken out of. */
export function putIn(frame: unknown, { of: [part, field], json }: SnapshotPart) {
  const fields = (frame as Record<string, Fields>)[part];
  if (!fields) return;
  const read = JSON.parse(json) as Fields | unknown[];
  const before = fields[field];
  if (before === undefined) fields[field] = read;
  else if (Array.isArray(before)) for (const item of Object.values(read)) before.push(item);
  else Object.assign(before as Fields, read);
}
