import { Button } from 'antd';
import { useCallback } from 'react';
import { officeTime } from '@/format';
import type { OfficeLink } from '@/office/officeLink';
import { askForOtp, proveOtp } from '@/office/otp/otpClient';
import { officeTrouble } from '@/office/officeClient';
import { useOfficeResult } from '@/parts/useOfficeResult';
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

/** Has the office make an OTP for whoever receives a challan, and asks for it; where there is none, any will do, and proves nothing. */
export function OfficeOtp({ office, challan: { id }, onVerified, onCancel }: OfficeOtpProps) {
  const ask = useCallback((asked: OfficeLink, another = false) => askForOtp(asked, id, another), [id]);
  // The one that was made before holds on where there is no other.
  const { told, trouble, reload } = useOfficeResult(office, ask);

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
        <div className={styles.others}>
          <Button onClick={() => void reload(true)}>Another OTP</Button>
          <Button onClick={onVerified}>Go On Not Verified</Button>
        </div>
      )}
    </>
  );
}
