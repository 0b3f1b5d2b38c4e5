import { useEffect, useState } from 'react';
import type { OfficeLink } from '@/office/officeLink';
import { peopleList, type People } from '@/office/people/peopleList';

/** Everyone who belongs to the office, read as long as the screen is there. */
export function usePeople(office: OfficeLink) {
  const [known, setKnown] = useState<People>({});
  const [list] = useState(() => peopleList(office, setKnown));
  useEffect(() => {
    list.read();
    const unfollow = office.followPeople(list.read);
    return () => {
      unfollow();
      list.close();
    };
  }, [list, office]);
  return { ...known, reload: list.read, changed: list.changed };
}
