import { useAppSelector } from '@/parts/hooks';
import { MessageList } from '@/parts/MessageList';
import { beginAt, paths } from '@/paths';
import type { Account } from '@/store/billing/accounts/account';
import { selectMessagesOf } from '@/store/billing/papers/accountPapers';
import { LinkButton } from '@/ui/links';
import { Section } from '@/ui/Section';

/** What was written to a client, or about one of its vehicles, newest first. */
export function ClientMessages({ account }: { account: Account }) {
  const sent = useAppSelector((state) => selectMessagesOf(state, account));
  const { mobileNumber } = account.client;
  return (
    <Section
      title="Messages"
      actions={
        <LinkButton to={beginAt(paths.care.viewJob, 'sms', { mobileNumbers: mobileNumber })}>Send SMS</LinkButton>
      }
    >
      <MessageList sent={sent} empty="No messages yet." />
    </Section>
  );
}
