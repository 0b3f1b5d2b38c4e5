import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { CopyButton } from '@/ui/CopyButton';
import styles from './MadeTokenDialog.module.css';

export interface MadeTokenDialogProps {
  name: string;
  token: string;
  onClose: () => void;
}

/** Shows a token this once. */
export function MadeTokenDialog({ name, token, onClose }: MadeTokenDialogProps) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Modal
      title={`Token ${name}`}
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
      <div className={styles.token}>
        <code>{token}</code>
        <CopyButton what="token" text={token} />
      </div>
      <Alert
        type="warning"
        showIcon
        title="Copy it now: it is not shown again. Whoever has it reads by it, so keep it out of what browsers load."
      />
    </Modal>
  );
}
