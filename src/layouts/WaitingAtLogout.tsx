import { Button, Modal } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatCountOf } from '@/format';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { selectOffice } from '@/store/browser/selectOffice';
import { pendingGivenUp, writtenPending } from '@/store/business/pendingFacts';
import { download } from '@/ui/download';
import { PendingList } from './PendingList';
import { usePending } from './usePending';

interface WaitingAtLogoutProps {
  onStay: () => void;
  onLeave: () => void;
}

/** What waits as somebody logs out: it is sent where the office answers, saved to a file, or given up; nothing of it stays here. */
export default function WaitingAtLogout({ onStay, onLeave }: WaitingAtLogoutProps) {
  const dispatch = useAppDispatch();
  const pending = usePending();
  const connected = useAppSelector((state) => selectOffice(state)?.link === 'connected');
  const [saved, setSaved] = useState(false);
  const [givenUp, setGivenUp] = useState(false);
  const isOver = givenUp || pending.length === 0;
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
  const save = () => {
    download(new Blob([dispatch(writtenPending())], { type: 'application/json' }), 'Not sent to the office.json');
    setSaved(true);
  };
  const giveUp = async () => {
    // What storage does not let go of now is not sent from here any more: its author finds it when they sign in again.
    await dispatch(pendingGivenUp()).catch(() => {});
    setGivenUp(true);
  };
  const footer = (
    <>
      <Button onClick={onStay}>Stay</Button>
      <Button onClick={save}>Save to a File</Button>
      <Button danger onClick={() => void giveUp()}>
        {saved ? 'Log Out' : 'Give Up and Log Out'}
      </Button>
    </>
  );
  return (
    <Modal open title="Not sent to the office yet" onCancel={onStay} footer={footer}>
      <p role="status">
        {connected
          ? `${formatCountOf(pending.length, 'change')} of yours: being sent now. You are logged out once the office has all.`
          : `${formatCountOf(pending.length, 'change')} of yours: the office does not answer. Stay until it does, or it is not done.`}
        {saved && ' Saved to a file, without attachments: enter them again from there.'}
      </p>
      <PendingList />
    </Modal>
  );
}
