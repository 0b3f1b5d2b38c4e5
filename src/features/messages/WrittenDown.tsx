import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { MessageWays } from '@/parts/letters/MessageWays';
import { OwnWays, WRITTEN_DOWN } from '@/parts/OwnWays';
import { noticesOfRecord } from '@/store/billing/notices/notice';
import type { Sent } from '@/store/care/messages/message';
import { FormActions } from '@/ui/FormGrid';
import styles from './WrittenDown.module.css';

/** What stands in the place of the form once its message is written down: that nothing went yet, and the ways to send it; or what the office was asked to send of it. */
export function WrittenDown({ sent, onClose }: { sent: Sent; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = useAppSelector(({ notices }) => noticesOfRecord(notices, sent.id).length > 0);
  // The button that had the focus is gone with the form.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {isAsked ? 'The office sends it' : WRITTEN_DOWN}
      </h3>
      {isAsked ? (
        <>
          {sent.kind === 'mail' && (
            <p>
              Each client is mailed alone, what was done for it. The office sends nobody a copy: mail the others
              yourself.
            </p>
          )}
          <p>It is kept under Written and with its vehicles, where it is told what became of it.</p>
          <div className={styles.ways}>
            <MessageWays sent={sent} />
          </div>
        </>
      ) : (
        <>
          <p>Nothing was sent: open the message here, and send it. It is kept under Written and with its vehicles.</p>
          <OwnWays sent={sent} />
        </>
      )}
      <FormActions>
        <Button type="primary" onClick={onClose}>
          Close
        </Button>
      </FormActions>
    </>
  );
}
