import type { OfficeLink } from '@/office/officeLink';
import type { OfficeUser } from '@/store/browser/officeSlice';
import type { PeopleChange } from '@/office/people/peopleList';

/** What each dialog about somebody is given. */
export interface UserDialogProps {
  office: OfficeLink;
  user: OfficeUser;
  /** Called with what was done, in a sentence, and what became of the people by it. */
  onDone: (text: string, after: PeopleChange) => void;
  onClose: () => void;
}
