import { Button } from 'antd';
import { useState } from 'react';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble } from '@/office/people/asking';
import { tryNumber } from '@/office/sms/asking';
import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import { selectOffice } from '@/store/browser/selectOffice';
import { useToast } from '@/ui/toast';
import { Warning } from '@/ui/Warning';
import type { KnownNumbers } from './useRefusedNumbers';

function TryAgain({ office, mobile, onTried }: { office: OfficeLink; mobile: string; onTried: () => Promise<void> }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const tryAgain = async () => {
    setBusy(true);
    try {
      await tryNumber(office, mobile);
      toast({ text: `OTPs are sent to ${mobile} again` });
    } catch (error) {
      toast({ text: officeTrouble(error) });
    }
    setBusy(false);
    await onTried();
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
  if (!office) return null;
  return people.map(({ name, mobile = '' }) => {
    const words = refused.get(mobile);
    return (
      words !== undefined && (
        <Warning
          key={`${name} ${mobile}`}
          text={`${name} gets no OTP by SMS: the provider says that nobody has the mobile number ${mobile} (${words}). An admin enters the right one, or has it tried again where somebody has it.`}
          action={isAdmin && <TryAgain office={office} mobile={mobile} onTried={reload} />}
        />
      )
    );
  });
}
