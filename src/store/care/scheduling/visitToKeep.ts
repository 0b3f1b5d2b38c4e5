import { isObject } from '@/journal/kit/isObject';

/** The form of a visit as it is typed; of its photos one may still be taken. */
interface TypedVisit {
  lines?: readonly { photos?: unknown }[];
  drawing?: unknown;
}

/** What a browser keeps of the form of a visit: all but photos and the signature, whose bytes last as long as the page. */
export const visitToKeep = ({ drawing: _drawing, lines = [], ...rest }: TypedVisit): object => ({
  ...rest,
  lines: lines.map(({ photos: _photos, ...line }) => line),
});

/**
 * What a browser kept of it, beside the goods that are in the bag by now: of what was counted that of each of them, as another hand
 * may have written it, and the bag have changed since.
 */
export function keptVisit(kept: object, bins: readonly { id: string }[]): object {
  const counted: unknown = Reflect.get(kept, 'used');
  const rows = Array.isArray(counted) ? counted.filter(isObject) : [];
  return { ...kept, used: bins.map(({ id }) => rows.find((row) => row.id === id) ?? { id }) };
}
