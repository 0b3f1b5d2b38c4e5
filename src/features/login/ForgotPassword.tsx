import { Button, Modal } from 'antd';
import { Link } from 'react-router-dom';
import { useQueryString } from '@/ui/queryString';

/** A link to a short note: whom to ask for a new password; the note is in the address, so Back closes it. */
export function ForgotPassword() {
  const { params, write } = useQueryString();
  const close = () => write({ note: undefined });
  const withNote = new URLSearchParams(params);
  withNote.set('note', 'forgot-password');
  return (
    <>
      <Link to={`?${withNote}`}>Forgot Password</Link>
      <Modal
        title="Forgot Password"
        open={params.get('note') === 'forgot-password'}
        onCancel={close}
        footer={<Button onClick={close}>OK</Button>}
        width={420}
        destroyOnHidden
      >
        Ask your administrator for a new password. In customer care, your team lead can ask for you.
      </Modal>
    </>
  );
}
