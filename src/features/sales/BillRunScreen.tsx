import { Progress } from 'antd';
import { formatMonth } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { WhenReady } from '@/parts/WhenReady';
import { paths } from '@/paths';
import { whyNoneYet } from '@/store/billing/bills/notIssued';
import { companyNow } from '@/store/billing/company/company';
import { isUnregistered, WITHOUT_GST } from '@/store/billing/company/unregistered';
import { isRealMonth } from '@/store/kit/calendar';
import { LinkButton } from '@/ui/links';
import { Message } from '@/ui/Message';
import { NeedsFirst } from '@/ui/NeedsFirst';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { useQueryString } from '@/ui/queryString';
import { CreditsToGive } from './billRun/CreditsToGive';
import { DaysMadeFree } from './billRun/DaysMadeFree';
import { InterestToCharge } from './billRun/InterestToCharge';
import { RunTabs } from './billRun/RunTabs';
import { ShortBilledToCharge } from './billRun/ShortBilledToCharge';
import { useBillRun } from './billRun/useBillRun';
import { MonthChoice } from './MonthChoice';

function Run({ month, today }: { month: string; today: string }) {
  const { rows, isCurrent, share } = useBillRun(month, today);
  const noneYet = useAppSelector((state) => whyNoneYet(companyNow(state)));
  const withoutGst = useAppSelector((state) => isUnregistered(companyNow(state)));
  const nothing =
    noneYet === undefined
      ? `Nothing to bill for ${formatMonth(month)}: all is billed already, or listed under Skipped with the reason.`
      : undefined;
  return (
    <>
      {noneYet !== undefined && (
        <Notice role="alert" text={noneYet}>
          <LinkButton type="primary" to={paths.settings.company}>
            Company Settings
          </LinkButton>
        </Notice>
      )}
      {withoutGst && (
        <Message
          tone="info"
          apart="below"
          title={WITHOUT_GST}
          action={<LinkButton to={paths.settings.company}>Company Settings</LinkButton>}
        />
      )}
      {share !== undefined && <Progress percent={Math.floor(share * 100)} aria-label="Counting the bill run" />}
      {!rows && <div role="status">Counting the bill run...</div>}
      {rows && <RunTabs key={month} {...{ rows, month, today, isCurrent, nothing }} />}
    </>
  );
}

/** The bills that a month comes to, by what was in use and for how many days: looked at, and approved. */
export default function BillRunScreen() {
  const today = useToday();
  const hasClients = useAppSelector(({ accounts }) => accounts.ids.length > 0);
  const { params, write } = useQueryString();
  const asked = params.get('month');
  const month = isRealMonth(asked) ? asked : today.slice(0, 7);
  return (
    <Page
      title="Bill Run"
      documentTitle={`Bill Run of ${formatMonth(month)}`}
      actions={
        <>
          <MonthChoice key={month} month={month} onChange={(next) => write({ month: next })} />
          <LinkButton to={paths.sales.issuedBillsOf({ month })}>Bills of {formatMonth(month)}</LinkButton>
        </>
      }
    >
      <WhenReady loading="Loading the bill run..." failed="Error loading the bill run.">
        <NeedsFirst
          has={hasClients}
          says="Bills are for clients. Add the first client."
          add="New Account"
          to={paths.sales.newAccount}
        >
          <Run month={month} today={today} />
          <CreditsToGive />
          <ShortBilledToCharge />
          <DaysMadeFree />
          <InterestToCharge />
        </NeedsFirst>
      </WhenReady>
    </Page>
  );
}
