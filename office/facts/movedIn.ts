import type { Contents, Parcel } from '@/journal/port/port';
import { packed, unpacked } from '@/journal/reading/bulk';
import { NOT_EMPTY } from '@/store/backups/moveContext';
import { broughtAlong } from '@/store/stock/challans/brought';
import { refuse } from './admission';
import type { Moves } from './moves';
import type { Validation } from './placing';

/** What a business that moves in brings along, as its office takes it: of that it did not see itself it says nothing. */
async function takenAlong(parcel: Parcel, contents: Contents): Promise<Parcel> {
  const [whole = parcel] = await unpacked([parcel], contents);
  if (!JSON.stringify(whole.action).includes('"proof"')) return parcel;
  const { bulk: _other, contents: _its, ...draft } = whole;
  return packed({ ...draft, action: broughtAlong(whole.action) });
}

interface BringingOptions {
  moves: Pick<Moves, 'placeForNext' | 'kept'>;
  contents: () => Contents;
  /** What is brought along stands as it did: all is read again before anything is validated after it. */
  readAnew: () => void;
}

/** What becomes of an entry of a history that moves in; refuses it in an office in which somebody has said something. */
export const bringing =
  ({ moves, contents, readAnew }: BringingOptions) =>
  async (parcel: Parcel): Promise<Validation> => {
    const after = (await moves.placeForNext()) ?? refuse(NOT_EMPTY);
    const kept = (seq: number) => {
      readAnew();
      moves.kept(seq);
    };
    return { parcel: await takenAlong(parcel, contents()), after, kept };
  };
