import { Button, Modal } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { selectOffice } from '@/store/browser/selectOffice';
import { pendingGivenUp, writtenPending } from '@/store/business/pendingFacts';
import { wordsIn, type Language } from '@/store/kit/language';
import { download } from '@/ui/download';
import { PendingList } from './PendingList';
import { usePending } from './usePending';
import { LOGOUT_WORDS } from './waitingWords';

interface WaitingAtLogoutProps {
  language: Language;
  onStay: () => void;
  onLeave: () => void;
}

/** What waits as somebody logs out: it is sent where the office answers, saved to a file, or given up; nothing of it stays here. */
export default function WaitingAtLogout({ language, onStay, onLeave }: WaitingAtLogoutProps) {
  const words = wordsIn(LOGOUT_WORDS, language);
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
      <Button onClick={onStay}>{words.stay}</Button>
      <Button onClick={save}>{words.save}</Button>
      <Button danger onClick={() => void giveUp()}>
        {saved ? words.leave : words.giveUp}
      </Button>
    </>
  );
  return (
    <Modal open title={words.title} onCancel={onStay} footer={footer}>
      <p role="status">
        {connected ? words.sending(pending.length) : words.away(pending.length)}
        {saved && words.saved}
      </p>
      <PendingList language={language} />
    </Modal>
  );
}
