import { titleOf } from '@/store/kit/screenTitles';
import { placeAddressOf, recordOf } from './recordOf';

/** Where somebody is, in words: the screen's title, with the record that it is about; undefined for an address that this program has not. */
export function placeWords(place: string): string | undefined {
  const { path } = placeAddressOf(place);
  const record = recordOf(place);
  const title = titleOf(path);
  if (title === undefined) return record && record.charAt(0).toUpperCase() + record.slice(1);
  return record === undefined ? title : `${title}, ${record}`;
}
