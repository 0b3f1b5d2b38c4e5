import { AttachmentButton } from '@/parts/AttachmentButton';
import { useAppSelector } from '@/parts/hooks';
import { userOf, type Account } from '@/store/accounts/account';
import { selectStanding, standingText } from '@/store/deactivations/standing';
import { Facts } from '@/ui/Facts';
import { formatDate } from '@/format';
import { Section } from '@/ui/Section';

/** Who the client is, how to reach them and how they stand on `today` (ISO date). */
export function ClientSummary({ account, today }: { account: Account; today: string }) {
  const { id, client, billing, openedOn } = account;
  const standing = useAppSelector((state) => selectStanding(state, id, today));
  const po = billing.poOfficial;
  return (
    <Section title="Client Details">
      <Facts
        facts={[
          { label: 'User Name', value: userOf(account) },
          { label: 'Mobile Number', value: client.mobileNumber },
          { label: 'Email Address', value: client.emailAddress },
          { label: 'State', value: client.state },
          { label: 'Potential', value: client.potential },
          { label: 'GST Number', value: billing.gstNo },
          { label: 'PAN Number', value: billing.panNo },
          { label: 'Opened', value: formatDate(openedOn) },
          { label: 'Standing', value: standingText(standing) },
          ...(po ? [{ label: 'PO (Official)', value: <AttachmentButton attachment={po} /> }] : []),
        ]}
      />
    </Section>
  );
}
