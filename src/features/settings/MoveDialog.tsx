import { Modal } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { selectOffice } from '@/store/browser/selectOffice';

const HERE =
  'All there is here now is replaced, in every tab. It stays in the activity list, but no Undo brings it back: download the present state first if you may want it again.';
const IN_THE_OFFICE =
  'It becomes the business of everybody in this office, and no Undo takes it back. Nobody else should work here until it is in.';

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
