import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble } from '@/office/officeClient';
import { tryNumber } from '@/office/sms/smsClient';
import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import { selectOffice } from '@/store/browser/selectOffice';
import { Message } from '@/ui/Message';
import { useToast } from '@/ui/toast';
import { KeptFocus } from '@/ui/KeptFocus';
import type { KnownNumbers } from './useRefusedNumbers';

interface TryAgainProps {
  office: OfficeLink;
  mobile: string;
  /** The button is about to go. */
  onTaken: () => void;
  reload: () => Promise<void>;
}

function TryAgain({ office, mobile, onTaken, reload }: TryAgainProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const tryAgain = async () => {
    setBusy(true);
    try {
      await tryNumber(office, mobile);
      toast({ text: `OTPs are sent to ${mobile} again` });
      onTaken();
    } catch (error) {
      toast({ text: officeTrouble(error) });
    }
    setBusy(false);
    await reload();
  };
  return (
    <Button size="small" loading={busy} aria-label={`Try ${mobile} again`} onClick={() => void tryAgain()}>
      Try Again
    </Button>
  );
}

interface RefusedNumberWarningsProps {
  /** Whose numbers they are. */
  people: readonly { name: string; mobile?: string | undefined }[];
  numbers: KnownNumbers;
}

/** Says who gets no OTP by SMS, as the provider calls their number none, and what is to be done; nothing where it does not. */
export function RefusedNumberWarnings({ people, numbers: { refused, reload } }: RefusedNumberWarningsProps) {
  const office = useOffice();
  const isAdmin = useAppSelector((state) => selectOffice(state)?.user?.role === 'admin');
  const place = useRef<HTMLDivElement>(null);
  if (!office) return null;
  const warnings = people.map(({ name, mobile = '' }) => {
    const words = refused.get(mobile);
    return (
      words !== undefined && (
        <Message
          tone="warning"
          apart="below"
          key={`${name} ${mobile}`}
          title={`${name} gets no OTP by SMS: the provider says that nobody has the mobile number ${mobile} (${words}). An admin enters the right one, or has it tried again where somebody has it.`}
          action={
            isAdmin && (
              <TryAgain office={office} mobile={mobile} onTaken={() => place.current?.focus()} reload={reload} />
            )
          }
        />
      )
    );
  });
  return (
    <KeptFocus ref={place} label="Numbers without SMS">
      {warnings}
    </KeptFocus>
  );
}
