import { useParams } from 'react-router-dom';
import { selectDataStatus } from '@/journal/journalSlice';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { PaperButtons } from '@/parts/paper/PaperButtons';
import { Papers } from '@/parts/paper/Papers';
import { RecordActivity } from '@/parts/RecordActivity';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { useSay } from '@/parts/useSay';
import { WhenReady } from '@/parts/WhenReady';
import { selectChain } from '@/store/stock/onHand/selectChain';
import { challanPaper } from '@/store/billing/papers/challanPaper';
import { shownPlace } from '@/store/billing/papers/shownNumber';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { isOpenChallan, isSettled, type Slip } from '@/store/stock/challans/slip';
import { selectSlipNumbered, slipCancelled } from '@/store/stock/challans/slipsSlice';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { useWayBack } from '@/ui/trail';
import { SlipLines } from './SlipLines';
import { SlipSummary } from './SlipSummary';

const SlipNotFound = ({ number }: { number: string }) => (
  <Page title="Challan not found">
    <Notice text={`There is no challan with the number ${number}.`}>
      <LinkButton type="primary" to={useWayBack(paths.stocks.slips)}>
        Back to Challans
      </LinkButton>
    </Notice>
  </Page>
);

/** Whether nobody accepted what is not received yet: that cannot be taken back. */
const isCancellable = (slip: Slip) =>
  isOpenChallan(slip) && slip.lines.every((line) => line.outcome === 'Pending' || isSettled(slip, line));

/** A delivery challan: what it hands over, the receiver's answer, and the paper that goes with the goods. */
export default function SlipScreen() {
  const { slipNumber = '' } = useParams();
  const say = useSay();
  const status = useAppSelector(selectDataStatus);
  const chain = useAppSelector(selectChain);
  const company = useAppSelector((state) => state.company);
  const slip = useAppSelector((state) => selectSlipNumbered(state, slipNumber));
  const unnumbered = useUnnumbered();
  if (status === 'ready' && !slip) return <SlipNotFound number={slipNumber} />;
  const name = `Challan ${slip ? shownPlace(slip, unnumbered) : slipNumber}`;
  const papers = slip ? [challanPaper({ ...chain, company }, slip, unnumbered)] : [];
  return (
    <Page
      title={name}
      crumbs={<RecordCrumbs steps={[{ text: name }]} />}
      actions={
        slip && (
          <>
            {isCancellable(slip) && (
              <LimitedButton does={slipCancelled} onClick={() => say(slipCancelled(slip), `${name} cancelled`)}>
                Cancel Challan
              </LimitedButton>
            )}
            <PaperButtons papers={papers} />
          </>
        )
      }
    >
      <WhenReady loading="Loading the challan..." failed="Error loading the challan.">
        {slip && (
          <>
            <SlipSummary slip={slip} />
            <SlipLines key={slip.id} slip={slip} />
            <RecordActivity record={slip.id} />
            <Papers papers={papers} printedOnly />
          </>
        )}
      </WhenReady>
    </Page>
  );
}
