import type { OfficeUser } from '@/store/browser/officeSlice';
import type { Role } from '@/store/kit/roles';
import type { PeopleChange } from '@/office/people/peopleList';
import { useToast } from '@/ui/toast';
import { AddUserDialog } from './AddUserDialog';
import OwnPasswordDialog from './OwnPasswordDialog';
import { PasswordDialog } from './PasswordDialog';
import { RemoveUserDialog } from './RemoveUserDialog';
import { RequireFactorDialog } from './RequireFactorDialog';
import { ResetFactorDialog } from './ResetFactorDialog';
import { RoleDialog } from './RoleDialog';
import type { UserDialogProps } from './userDialogProps';

/** Which dialog of the users screen is open, and about whom. */
export type OpenUserDialog =
  | { kind: 'add'; users: readonly OfficeUser[] }
  | { kind: 'require'; required: readonly Role[] }
  | { kind: 'role' | 'password' | 'factor' | 'remove' | 'own'; user: OfficeUser };

const DIALOGS = { role: RoleDialog, password: PasswordDialog, factor: ResetFactorDialog, remove: RemoveUserDialog };

export interface OpenProps extends Pick<UserDialogProps, 'office' | 'onClose'> {
  dialog: OpenUserDialog;
  onSaved: (after: PeopleChange) => void;
}

/** The dialog that is open on the users screen; it says what was done. */
export function UserDialog({ dialog, onSaved, ...props }: OpenProps) {
  const toast = useToast();
  const done: UserDialogProps['onDone'] = (text, after) => {
    toast({ text });
    onSaved(after);
  };
  if (dialog.kind === 'add') return <AddUserDialog {...props} users={dialog.users} onDone={done} />;
  if (dialog.kind === 'require') return <RequireFactorDialog {...props} required={dialog.required} onDone={done} />;
  if (dialog.kind === 'own') return <OwnPasswordDialog onClose={props.onClose} />;
  const Chosen = DIALOGS[dialog.kind];
  return <Chosen {...props} user={dialog.user} onDone={done} />;
}
