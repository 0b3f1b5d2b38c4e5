import { userOf, type Account } from '@/store/accounts/account';
import { readAttachment } from '@/store/attachments/attachments';
import { Facts } from '@/ui/Facts';
import { FileButton } from '@/ui/FileButton';
import { formatDate } from '@/format';
import { Section } from '@/ui/Section';

/** Who the client is and how to reach them. */
export function ClientSummary({ account }: { account: Account }) {
  const { client, billing, openedOn } = account;
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
          ...(po ? [{ label: 'PO (Official)', value: <FileButton {...po} read={() => readAttachment(po.id)} /> }] : []),
        ]}
      />
    </Section>
  );
}
