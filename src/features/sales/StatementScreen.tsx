import { PaperButtons } from '@/parts/paper/PaperButtons';
import { Papers } from '@/parts/paper/Papers';
import { useShownLedger } from '@/parts/useShownLedger';
import { useToday } from '@/parts/useToday';
import { companyOf } from '@/store/clients/accounts/account';
import type { Account } from '@/store/billing/accounts/account';
import { yearBegin } from '@/store/kit/calendar';
import { statementPaper } from '@/store/billing/papers/statementPaper';
import { Notice } from '@/ui/Notice';
import { AccountPage } from './AccountPage';
import { PeriodChoice } from '@/ui/PeriodChoice';
import { useDayWord } from '@/parts/useDayWord';

/** The statement of an account for the period that the address names, and the fields that choose it; at first of this financial year. */
function useStatement() {
  const ledger = useShownLedger();
  const [to, setTo] = useDayWord('to', useToday());
  const [from, setFrom] = useDayWord('from', yearBegin(to));
  return {
    paperOf: (account: Account) => statementPaper(ledger, account, from, to),
    isNone: from > to,
    period: <PeriodChoice from={from} to={to} onFrom={setFrom} onTo={setTo} />,
  };
}

/** What an account owed, was billed and paid in a period, on A4. */
export default function StatementScreen() {
  const { paperOf, isNone, period } = useStatement();
  return (
    <AccountPage
      title="Statement of Account"
      titleOf={(account) => `Statement of Account: ${companyOf(account)}`}
      actions={(account) => (
        <>
          {period}
          <PaperButtons papers={[paperOf(account)]} disabled={isNone} />
        </>
      )}
    >
      {(account) =>
        isNone ? (
          <Notice text="The first day is after the last one: choose others." />
        ) : (
          <Papers papers={[paperOf(account)]} />
        )
      }
    </AccountPage>
  );
}
