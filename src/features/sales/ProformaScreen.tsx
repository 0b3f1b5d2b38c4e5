import { useNavigate } from 'react-router-dom';
import { formatDate, formatMoney } from '@/format';
import { paths } from '@/paths';
import { useAppStore } from '@/parts/hooks';
import { PaperButtons } from '@/parts/paper/PaperButtons';
import { Papers } from '@/parts/paper/Papers';
import { useShownLedger } from '@/parts/useShownLedger';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { companyOf } from '@/store/clients/accounts/account';
import type { Account } from '@/store/billing/accounts/account';
import { proformaOf } from '@/store/billing/proformas/proformaOf';
import { proformaIssued } from '@/store/facts/proformas';
import { isLive } from '@/store/billing/bills/bill';
import { proformasOf } from '@/store/billing/papers/ledger';
import { proformaDraftPaper } from '@/store/billing/papers/proformaPaper';
import { LimitedButton } from '@/ui/LimitedButton';
import { TextLink } from '@/ui/links';
import { Section } from '@/ui/Section';
import { AccountPage } from './AccountPage';
import styles from './ProformaScreen.module.css';

function IssueButton({ account }: { account: Account }) {
  const store = useAppStore();
  const say = useSay();
  const navigate = useNavigate();
  const issue = () => {
    const proforma = proformaIssued(account.id);
    if (!say(proforma, `Proforma invoice issued to ${companyOf(account)}`)) return;
    const issued = store.getState().proformas.entities[proforma.payload.id];
    if (issued) void navigate(paths.sales.issuedProformaOf(issued.number));
  };
  return (
    <LimitedButton does={proformaIssued} type="primary" onClick={issue}>
      Issue Proforma
    </LimitedButton>
  );
}

/** The proforma invoices that an account was given before, each leading to its page. */
function Issued({ account }: { account: Account }) {
  const ledger = useShownLedger();
  const issued = proformasOf(ledger, account.id);
  if (issued.length === 0) return undefined;
  return (
    <Section title="Issued before">
      <ul className={styles.issued}>
        {issued.map((proforma) => (
          <li key={proforma.id}>
            <TextLink to={paths.sales.issuedProformaOf(proforma.number)}>{proforma.docNo}</TextLink>
            {`, ${formatDate(proforma.issuedOn)}, ${formatMoney(proforma.total)}${isLive(proforma) ? '' : ', cancelled'}`}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What an account's proforma invoice would say now, and those that it was given before. */
export default function ProformaScreen() {
  const ledger = useShownLedger();
  const on = useToday();
  const papersOf = ({ id: accountId }: Account) => {
    const draft = proformaOf(ledger, { accountId, on });
    return draft ? [proformaDraftPaper(ledger, draft)] : [];
  };
  return (
    <AccountPage
      title="Proforma Invoice"
      titleOf={(account) => `Proforma Invoice: ${companyOf(account)}`}
      actions={(account) => (
        <>
          <IssueButton account={account} />
          <PaperButtons papers={papersOf(account)} />
        </>
      )}
    >
      {(account) => (
        <>
          <Papers papers={papersOf(account)} />
          <Issued account={account} />
        </>
      )}
    </AccountPage>
  );
}
