import { BEING_NUMBERED } from '@/store/documents/paper';

interface Documented {
  id: string;
  number: number;
  docNo?: string | undefined;
}

/** What a document is called: by its number once that is given for good; what was carried over has no document. */
export const shownNumber = ({ id, number, docNo }: Documented, unnumbered: ReadonlySet<string>): string => {
  if (docNo === undefined) return `No. ${number}`;
  return unnumbered.has(id) ? BEING_NUMBERED : docNo;
};
