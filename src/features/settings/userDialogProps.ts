import type { OfficeLink } from '@/store/office/officeLink';
import type { OfficeUser } from '@/store/office/officeSlice';

/** What each dialog about somebody is given. */
export interface UserDialogProps {
  office: OfficeLink;
  user: OfficeUser;
  /** Called with what was done, in a sentence. */
  onDone: (text: string) => void;
  onClose: () => void;
}
