import { Button, Modal } from 'antd';
import { useState } from 'react';
import { NOTICE_WORDS } from '@/office/noticeWords';
import { useOffice } from '@/parts/office';
import { wordsIn, type Language } from '@/store/kit/language';

/** Removes, once more asked, what waits in this browser and no sign-in of the person opens any more. */
export function GiveUpShut({ language }: { language: Language }) {
  const words = wordsIn(NOTICE_WORDS, language);
  const office = useOffice();
  const [isAsking, setAsking] = useState(false);
  const giveUp = () => {
    setAsking(false);
    // What the storage does not let go of now stays, and the line above the screen with it.
    office?.removeShut().catch(() => {});
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {words.giveUp}
      </Button>
      <Modal
        open={isAsking}
        title={words.giveUpTitle}
        okText={words.giveUp}
        okButtonProps={{ danger: true }}
        cancelText={words.keep}
        onOk={giveUp}
        onCancel={() => setAsking(false)}
      >
        <p>{words.giveUpForGood}</p>
      </Modal>
    </>
  );
}
