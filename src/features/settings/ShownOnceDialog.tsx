import { Button, Modal } from 'antd';
import { useState } from 'react';
import { CopyButton } from '@/ui/CopyButton';
import { Message } from '@/ui/Message';
import styles from './ShownOnceDialog.module.css';

export interface ShownOnceDialogProps {
  title: string;
  /** What it is, such as `token`. */
  what: string;
  secret: string;
  /** What to do with it. */
  note: string;
  onClose: () => void;
}

/** Shows what the office tells this once. */
export function ShownOnceDialog({ title, what, secret, note, onClose }: ShownOnceDialogProps) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Modal
      title={title}
      open={open}
      mask={{ closable: false }}
      onCancel={close}
      afterClose={onClose}
      footer={
        <Button type="primary" onClick={close}>
          Done
        </Button>
      }
    >
      <div className={styles.secret}>
        <code>{secret}</code>
        <CopyButton what={what} text={secret} />
      </div>
      <Message tone="warning" title={`Copy it now: it is not shown again. ${note}`} />
    </Modal>
  );
}
