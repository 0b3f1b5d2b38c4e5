import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { officeTime } from '@/format';
import type { OfficeLink } from '@/office/officeLink';
import { askForOtp, proveOtp } from '@/office/otp/otpClient';
import type { OtpTells } from '@/office/otp/otpProtocol';
import { officeTrouble } from '@/office/officeClient';
import { challanAnswered } from '@/store/facts/challans';
import type { Challan } from '@/store/stock/challans/challan';
import styles from './AnswerBar.module.css';
import { OtpTalk } from './OtpTalk';

interface OfficeOtpProps {
  office: OfficeLink;
  challan: Challan;
  onVerified: () => void;
  onCancel: () => void;
}

/** What is known of the OTP: who is told it and until when it holds, or why there is none. */
interface Known {
  told?: OtpTells['otp.ask'];
  trouble?: string;
}

/** Has the office make an OTP for whoever receives a challan, and asks for it; where there is none, any will do, and proves nothing. */
export function OfficeOtp({ office, challan: { id }, onVerified, onCancel }: OfficeOtpProps) {
  const [{ told, trouble }, setKnown] = useState<Known>({});
  const ask = useCallback(
    (another: boolean) =>
      askForOtp(office, id, another).then(
        (next) => setKnown({ told: next }),
        // The one that was made before holds on.
        (error: unknown) => setKnown((before) => ({ ...before, trouble: officeTrouble(error) })),
      ),
    [office, id],
  );
  useEffect(() => {
    // A page that is gone at once asks for nothing.
    const first = setTimeout(() => void ask(false));
    return () => clearTimeout(first);
  }, [ask]);

  const check = (otp: string) =>
    proveOtp(office, id, otp).then(
      () => undefined,
      (error: unknown) => officeTrouble(error),
    );
  if (!told && trouble === undefined)
    return (
      <>
        <span role="status">The office makes an OTP…</span>
        <Button onClick={onCancel}>Cancel</Button>
      </>
    );
  return (
    <>
      <div className={styles.otp} role="status">
        {told && <p>{`${told.to} It holds until ${officeTime(new Date(told.until))}.`}</p>}
        {trouble !== undefined && <p className={styles.missing}>{trouble}</p>}
        {!told && <p>Any OTP will do now, and the challan says “Not verified”.</p>}
      </div>
      <OtpTalk
        key={told?.until}
        does={challanAnswered}
        {...(told && { check })}
        onVerified={onVerified}
        onCancel={onCancel}
      />
      {told && (
        <>
          <Button onClick={() => void ask(true)}>Another OTP</Button>
          <Button onClick={onVerified}>Go On Not Verified</Button>
        </>
      )}
    </>
  );
}
