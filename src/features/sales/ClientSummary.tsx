import { Suspense, useState } from 'react';
import { AttachmentButton } from '@/parts/AttachmentButton';
import { useAppSelector } from '@/parts/hooks';
import { useAsked } from '@/parts/useAsked';
import { paths } from '@/paths';
import { userOf } from '@/store/clients/accounts/account';
import type { Account } from '@/store/billing/accounts/account';
import { balanceText } from '@/store/billing/receivables/balances';
import { balanceDue } from '@/store/billing/receivables/owed';
import { standingText } from '@/store/clients/deactivations/standing';
import { clientCorrected } from '@/store/facts/accounts';
import { receiptRecorded } from '@/store/facts/receipts';
import { selectStanding } from '@/store/vehicles/vehicles/standings';
import { Facts } from '@/ui/Facts';
import { formatDate } from '@/format';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { Section } from '@/ui/Section';

const CorrectClientDialog = lazyWhenIdle(() => import('./CorrectClientDialog'));
const RecordReceiptDialog = lazyWhenIdle(() => import('./receipts/RecordReceiptDialog'));

/** Who the client is, how to reach them and how they stand. */
export function ClientSummary({ account }: { account: Account }) {
  const { id, client, billing, openedOn } = account;
  const standing = useAppSelector((state) => selectStanding(state, id));
  const balance = useAppSelector((state) => balanceDue(state, id));
  const [recording, setRecording] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const asked = useAsked();
  const endCorrecting = () => {
    setCorrecting(false);
    asked.done();
  };
  const po = billing.poOfficial;
  return (
    <Section
      title="Client Details"
      actions={
        <>
          <LinkButton to={paths.sales.issuedBillsOf({ account: account.number })}>Issued Bills</LinkButton>
          <LimitedButton does={clientCorrected} onClick={() => setCorrecting(true)}>
            Correct
          </LimitedButton>
          <LimitedButton does={receiptRecorded} onClick={() => setRecording(true)}>
            Record Receipt
          </LimitedButton>
        </>
      }
    >
      <Facts
        facts={[
          { label: 'User Name', value: userOf(account) },
          { label: 'Mobile Number', value: client.mobileNumber },
          { label: 'Email Address', value: client.emailAddress || '—' },
          { label: 'State', value: client.state },
          { label: 'Potential', value: client.potential || '—' },
          { label: 'GST Number', value: billing.gstNo },
          { label: 'PAN Number', value: billing.panNo },
          { label: 'Opened', value: formatDate(openedOn) },
          { label: 'Status', value: standingText(standing) },
          { label: 'Balance Due', value: balanceText(balance) },
          ...(po ? [{ label: 'PO (Official)', value: <AttachmentButton attachment={po} /> }] : []),
        ]}
      />
      <Suspense>
        {(correcting || asked.what === 'correct') && <CorrectClientDialog account={account} onClose={endCorrecting} />}
      </Suspense>
      <Suspense>{recording && <RecordReceiptDialog accountId={id} onClose={() => setRecording(false)} />}</Suspense>
    </Section>
  );
}
