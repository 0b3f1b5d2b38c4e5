import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';

export interface DetailsDialogProps {
  title: string;
  /** Called when the dialog has closed. */
  onClose: () => void;
  /** What can be done with the record. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A wide dialog that shows a record. */
export function DetailsDialog({ title, onClose, footer = null, children }: DetailsDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <Modal title={title} open={open} onCancel={() => setOpen(false)} afterClose={onClose} footer={footer} width={1160}>
      {children}
    </Modal>
  );
}
