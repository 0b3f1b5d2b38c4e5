import type { Contents, Parcel } from '@/journal/port/port';
import { packed, unpacked } from '@/journal/reading/bulk';
import { broughtAlong } from '@/store/stock/challans/brought';

/** What a business that moves in brings along, as its office takes it: of that it did not see itself it says nothing. */
export async function takenAlong(parcel: Parcel, contents: Contents): Promise<Parcel> {
  const [whole = parcel] = await unpacked([parcel], contents);
  if (!JSON.stringify(whole.action).includes('"proof"')) return parcel;
  const { bulk: _other, contents: _its, ...draft } = whole;
  return packed({ ...draft, action: broughtAlong(whole.action) });
}
