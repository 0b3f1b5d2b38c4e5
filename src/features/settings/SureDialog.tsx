import { Modal } from 'antd';
import { useState } from 'react';
import { officeTrouble } from '@/office/officeClient';
import { Message } from '@/ui/Message';

export interface SureDialogProps {
  title: string;
  /** What follows from it. */
  text: string;
  /** What stands on the button that does it. */
  okText: string;
  onOk: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is done to somebody of the office, and says why it cannot be. */
export function SureDialog({ title, text, okText, onOk, onClose }: SureDialogProps) {
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const goOn = async () => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await onOk();
      setOpen(false);
    } catch (error) {
      setTrouble(officeTrouble(error));
    }
    setBusy(false);
  };
  return (
    <Modal
      title={title}
      open={open}
      mask={{ closable: false }}
      okText={okText}
      okButtonProps={{ danger: true, loading: busy }}
      onOk={() => void goOn()}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <p>{text}</p>
      {trouble !== undefined && <Message tone="error" title={trouble} />}
    </Modal>
  );
}
