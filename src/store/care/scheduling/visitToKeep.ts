import { isObject } from '@/journal/kit/isObject';
import { isAttachment, type Attachment } from '@/store/kit/attachments/attachment';

/** The form of a visit as it is typed; of its photos one may still be taken. */
interface TypedVisit {
  lines?: readonly { photos?: unknown }[];
  drawing?: unknown;
}

const photosOf = (line: unknown): Attachment[] => {
  const photos: unknown = isObject(line) ? line.photos : undefined;
  return Array.isArray(photos) ? photos.filter(isAttachment) : [];
};

/** What was drawn, as it is typed or was kept. */
const drawingsOf = (visit: object): Attachment[] =>
  [Reflect.get(visit, 'drawing') as unknown].flat().filter(isAttachment);

/** The photos and the signature in the form of a visit, as it is typed or was kept. */
export const picturesIn = (visit: object): Attachment[] => {
  const lines: unknown = Reflect.get(visit, 'lines');
  return [...(Array.isArray(lines) ? lines.flatMap(photosOf) : []), ...drawingsOf(visit)];
};

/** What a browser keeps of the form of a visit: of its pictures which they are. */
export const visitToKeep = ({ drawing, lines = [], ...rest }: TypedVisit): object => ({
  ...rest,
  drawing: drawingsOf({ drawing }),
  lines: lines.map((line) => ({ ...line, photos: photosOf(line) })),
});

/** Of a line that was kept the photos whose bytes are there; it is none that has photos where there are none. */
function withPhotos(line: unknown, there: ReadonlySet<string>): unknown {
  if (!isObject(line)) return line;
  const { photos: _photos, ...rest } = line;
  const photos = photosOf(line).filter(({ hash }) => there.has(hash));
  return photos.length > 0 ? { ...rest, photos } : rest;
}

/**
 * What a browser kept of it, with the pictures whose bytes are `there`, and beside the goods that are in the bag by now: of what was
 * counted that of each of them, as another hand may have written it, and the bag have changed since.
 */
export function keptVisit(kept: object, bins: readonly { id: string }[], there: ReadonlySet<string>): object {
  const counted: unknown = Reflect.get(kept, 'used');
  const rows = Array.isArray(counted) ? counted.filter(isObject) : [];
  const lines: unknown = Reflect.get(kept, 'lines');
  const drawing = drawingsOf(kept).find(({ hash }) => there.has(hash));
  const { drawing: _drawing, ...rest } = kept as { drawing?: unknown };
  return {
    ...rest,
    ...(drawing && { drawing }),
    ...(Array.isArray(lines) && { lines: lines.map((line: unknown) => withPhotos(line, there)) }),
    used: bins.map(({ id }) => rows.find((row) => row.id === id) ?? { id }),
  };
}
