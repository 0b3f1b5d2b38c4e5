import { Modal } from 'antd';
import { useState } from 'react';
import { formatDate } from '@/format';

interface ClockQuestionProps {
  /** ISO date. */
  today: string;
  /** Why that is doubtful, in a sentence. */
  doubt: string;
  onRight: () => void;
  onClose: () => void;
}

/** Asks whether today is what the clock of this device says. */
export default function ClockQuestion({ today, doubt, onRight, onClose }: ClockQuestionProps) {
  const [open, setOpen] = useState(true);
  return (
    <Modal
      title={`Is today ${formatDate(today)}?`}
      open={open}
      mask={{ closable: false }}
      okText={`Yes, it is ${formatDate(today)}`}
      cancelText="No"
      onOk={() => {
        onRight();
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <p>{doubt} A document takes its day and its series from there.</p>
      <p>Nothing was saved yet. Set the clock right, or say that it is, and save again.</p>
    </Modal>
  );
}
