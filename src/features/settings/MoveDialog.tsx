import { Modal } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { selectOffice } from '@/store/browser/selectOffice';

const HERE =
  'This replaces all data, in every tab, without Undo. The old data stays in Activity only: download the present state first if you may need it.';
const IN_THE_OFFICE =
  'Everybody in this office gets this data, without Undo. Nobody else should work here until it is in. Nothing of it is mailed or sent by SMS until somebody enters something here afterwards.';

interface MoveDialogProps {
  what: string;
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks whether a business shall move in with its history. */
export function MoveDialog({ what, isOpen, onConfirm, onCancel }: MoveDialogProps) {
  const isShared = useAppSelector((state) => selectOffice(state) !== undefined);
  return (
    <Modal
      title="Move in with its history?"
      open={isOpen}
      mask={{ closable: false }}
      okText="Move in"
      onOk={onConfirm}
      onCancel={onCancel}
    >
      <p>{what} moves in with all that was done in it, by whom and when.</p>
      <p>{isShared ? IN_THE_OFFICE : HERE}</p>
    </Modal>
  );
}
