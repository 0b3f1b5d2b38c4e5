import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { selectDataStatus } from '@/journal/journalSlice';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { RecordActivity } from '@/parts/RecordActivity';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { useSay } from '@/parts/useSay';
import { WhenReady } from '@/parts/WhenReady';
import { isOpen, isSettled, type Slip } from '@/store/slips/slip';
import { selectSlipNumbered, slipCancelled } from '@/store/slips/slipsSlice';
import { Icon } from '@/ui/Icon';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { useWayBack } from '@/ui/trail';
import { SlipLines } from './SlipLines';
import { SlipSummary } from './SlipSummary';

const SlipPaper = lazyWhenIdle(() => import('./SlipPaper'));

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
const isCancellable = (slip: Slip) => isOpen(slip) && slip.lines.every((line) => line.outcome === 'Pending' || isSettled(slip, line));

/** A delivery challan: what it hands over, the receiver's answer, and the paper that goes with the goods. */
export default function SlipScreen() {
  const { slipNumber = '' } = useParams();
  const say = useSay();
  const status = useAppSelector(selectDataStatus);
  const slip = useAppSelector((state) => selectSlipNumbered(state, slipNumber));
  if (status === 'ready' && !slip) return <SlipNotFound number={slipNumber} />;
  const name = `Challan ${slipNumber}`;
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
            <Button icon={<Icon of={PrinterOutlined} />} onClick={() => window.print()}>
              Print
            </Button>
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
            <Suspense>
              <SlipPaper slip={slip} />
            </Suspense>
          </>
        )}
      </WhenReady>
    </Page>
  );
}
