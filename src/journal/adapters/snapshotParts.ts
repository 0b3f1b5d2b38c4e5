type Fields = Record<string, unknown>;

/** Some of the entries of one field of one part of a state, such as rows of a table, as JSON. */
export interface SnapshotPart {
  of: readonly [part: string, field: string];
  json: string;
}

/** Puts a part back into the frame that it was taken out of. */
export function putPart(frame: unknown, { of: [part, field], json }: SnapshotPart) {
  // Its own ones only: what every object has is nobody's part.
  const fields = Object.hasOwn(frame as object, part) && (frame as Record<string, Fields>)[part];
  if (!fields) return;
  const read = JSON.parse(json) as Fields | unknown[];
  const before = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (before === undefined) fields[field] = read;
  else if (Array.isArray(before)) for (const item of Object.values(read)) before.push(item);
  else Object.assign(before as Fields, read);
}
