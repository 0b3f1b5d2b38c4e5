import { beyondWords, selectBeyondCredit } from '@/store/billing/receivables/credit';
import { Message } from '@/ui/Message';
import { useAppSelector } from './hooks';
import { useToday } from './useToday';
import { useUnnumbered } from './useUnnumbered';

/** Says how far a client is beyond the credit that was agreed with it; nothing where it is not, or where somebody may not know. */
export function CreditWarning({ accountId }: { accountId: string }) {
  const today = useToday();
  const unnumbered = useUnnumbered();
  const beyond = useAppSelector((state) => selectBeyondCredit(state, accountId, today));
  const company = useAppSelector(({ accounts }) => accounts.entities[accountId]?.bill.companyName);
  if (!beyond) return null;
  return (
    <Message
      tone="warning"
      apart="below"
      title={`${company} is beyond its credit: ${beyondWords(beyond, unnumbered).join(', ')}`}
    />
  );
}
