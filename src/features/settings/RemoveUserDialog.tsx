import { removePerson } from '@/office/people/peopleClient';
import { withoutPerson } from '@/office/people/peopleList';
import { SureDialog } from './SureDialog';
import type { UserDialogProps } from './userDialogProps';

/** Asks before it removes somebody, since they are cut off at once, in the middle of their work. */
export function RemoveUserDialog({ office, user: { name }, onDone, onClose }: UserDialogProps) {
  const remove = async () => {
    await removePerson(office, name);
    onDone(`${name} removed`, (users) => withoutPerson(users, name));
  };
  return (
    <SureDialog
      title={`Remove ${name}?`}
      text={`${name} is cut off at once, also in the middle of something. What ${name} has done so far stays, under that name.`}
      okText="Remove"
      onOk={remove}
      onClose={onClose}
    />
  );
}
