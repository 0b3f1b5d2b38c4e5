import { Suspense, useState } from 'react';
import { formatCount, formatDate, formatMoney } from '@/format';
import { AttachmentButton } from '@/parts/AttachmentButton';
import { CreditWarning } from '@/parts/CreditWarning';
import { useAppSelector } from '@/parts/hooks';
import { useAsked } from '@/parts/useAsked';
import { paths } from '@/paths';
import { userOf } from '@/store/clients/accounts/account';
import type { Account } from '@/store/billing/accounts/account';
import { balanceText } from '@/store/billing/receivables/balances';
import { balanceDue } from '@/store/billing/receivables/owed';
import { selectWhyWithheld } from '@/store/business/feeds/withheldWords';
import { NO_PLACES, type ClientPlaces } from '@/store/clients/accounts/clientPlaces';
import { CREDIT_LABELS, type CreditTerms } from '@/store/clients/accounts/creditTerms';
import { treatmentIn } from '@/store/clients/accounts/gstTreatment';
import { CLIENT_TITLES } from '@/store/clients/accounts/clientChange';
import { standingText } from '@/store/clients/deactivations/standing';
import { LANGUAGE_NAMES } from '@/store/kit/language';
import { CLIENT_WISHES, WISH_LABELS, wants, wishesOf } from '@/store/clients/accounts/writingWishes';
import { clientCorrected } from '@/store/facts/accounts';
import { selectStanding } from '@/store/vehicles/vehicles/standings';
import { Facts } from '@/ui/Facts';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { Section } from '@/ui/Section';
import { UnreachedWarning } from './UnreachedWarning';

const CorrectClientDialog = lazyWhenIdle(() => import('./CorrectClientDialog'));

/** What credit was agreed with a client. */
const creditFacts = ({ creditLimit, creditDays, interestRate, interestFrom }: CreditTerms) => [
  ...(creditLimit === undefined ? [] : [{ label: CREDIT_LABELS.creditLimit, value: formatMoney(creditLimit) }]),
  ...(creditDays === undefined ? [] : [{ label: CREDIT_LABELS.creditDays, value: formatCount(creditDays) }]),
  ...(interestRate === undefined || interestFrom === undefined
    ? []
    : [{ label: CREDIT_LABELS.interestRate, value: `${interestRate}% from ${formatDate(interestFrom)}` }]),
];

/** Where the client is, and where goods go, as far as it is told. */
const placeFacts = (places: ClientPlaces) =>
  (Object.keys(NO_PLACES) as (keyof ClientPlaces)[]).flatMap((field) => {
    const value = places[field];
    return value ? [{ label: CLIENT_TITLES[field], value }] : [];
  });

/** Who the client is, how to reach them and how they stand. */
export function ClientSummary({ account }: { account: Account }) {
  const { id, client, billing, openedOn } = account;
  const standing = useAppSelector((state) => selectStanding(state, id));
  const balance = useAppSelector((state) => balanceDue(state, id));
  const whyNoBills = useAppSelector((state) => selectWhyWithheld(state, 'bills'));
  const [correcting, setCorrecting] = useState(false);
  const asked = useAsked();
  const endCorrecting = () => {
    setCorrecting(false);
    asked.done();
  };
  const po = billing.poOfficial;
  const wishes = wishesOf(account);
  return (
    <Section
      title="Client Details"
      actions={
        <>
          <LinkButton to={paths.sales.issuedBillsOf({ account: account.number })}>Issued Bills</LinkButton>
          <LimitedButton does={clientCorrected} onClick={() => setCorrecting(true)}>
            Correct Details
          </LimitedButton>
        </>
      }
    >
      <UnreachedWarning accountId={id} />
      <CreditWarning accountId={id} />
      <Facts
        facts={[
          { label: 'User Name', value: userOf(account) },
          { label: 'Mobile Number', value: client.mobileNumber },
          { label: 'Email Address', value: client.emailAddress || '—' },
          { label: 'State', value: client.state },
          { label: 'Potential', value: client.potential || '—' },
          { label: CLIENT_TITLES.gstTreatment, value: treatmentIn(billing) },
          { label: 'GST Number', value: billing.gstNo || '—' },
          { label: 'PAN Number', value: billing.panNo || '—' },
          ...placeFacts(billing),
          { label: 'Opened', value: formatDate(openedOn) },
          { label: 'Status', value: standingText(standing) },
          { label: 'Balance Due', value: balanceText(balance) },
          ...(whyNoBills === undefined ? creditFacts(account) : []),
          { label: WISH_LABELS.language, value: LANGUAGE_NAMES[wishes.language] },
          ...CLIENT_WISHES.filter((wish) => !wants(wishes, wish)).map((wish) => ({
            label: WISH_LABELS[wish],
            value: wishes[wish],
          })),
          ...(po ? [{ label: 'PO (Official)', value: <AttachmentButton attachment={po} /> }] : []),
        ]}
      />
      <Suspense>
        {(correcting || asked.what === 'correct') && <CorrectClientDialog account={account} onClose={endCorrecting} />}
      </Suspense>
    </Section>
  );
}
