import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { removePerson, officeTrouble } from '@/office/people/asking';
import { withoutPerson } from '@/office/people/peopleList';
import type { UserDialogProps } from './userDialogProps';

/** Asks before it removes somebody, since they are cut off at once, in the middle of their work. */
export function RemoveUserDialog({ office, user: { name }, onDone, onClose }: UserDialogProps) {
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await removePerson(office, name);
      onDone(`${name} removed`, (users) => withoutPerson(users, name));
      setOpen(false);
    } catch (error) {
      setTrouble(officeTrouble(error));
    }
    setBusy(false);
  };
  return (
    <Modal
      title={`Remove ${name}?`}
      open={open}
      mask={{ closable: false }}
      okText="Remove"
      okButtonProps={{ danger: true, loading: busy }}
      onOk={() => void remove()}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <p>
        {name} is cut off at once, also in the middle of something. What {name} has done so far stays, under that name.
      </p>
      {trouble !== undefined && <Alert type="error" showIcon title={trouble} />}
    </Modal>
  );
}
