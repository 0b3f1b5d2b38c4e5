import { useEffect, useState } from 'react';
import { officeTrouble } from '@/store/office/asking';
import type { OfficeLink } from '@/store/office/officeLink';
import type { OfficeUser } from '@/store/office/officeSlice';

/** What the office told, or why it did not; nothing of both before it answers. */
interface Told {
  users?: readonly OfficeUser[];
  trouble?: string;
}

const ask = (people: OfficeLink['people']): Promise<Told> =>
  people().then(
    (users) => ({ users }),
    (error: unknown) => ({ trouble: officeTrouble(error) }),
  );

/** Everyone who belongs to the office; `reload` asks it again. */
export function usePeople({ people }: OfficeLink) {
  const [told, setTold] = useState<Told>({});
  useEffect(() => void ask(people).then(setTold), [people]);
  return { ...told, reload: () => void ask(people).then(setTold) };
}
