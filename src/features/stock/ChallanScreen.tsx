import { useParams } from 'react-router-dom';
import { selectDataStatus } from '@/journal/sync/journalSlice';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { OwnOtps } from '@/parts/challans/OwnOtps';
import { PaperButtons } from '@/parts/paper/PaperButtons';
import { Papers } from '@/parts/paper/Papers';
import { RecordActivity } from '@/parts/RecordActivity';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { RecordNotFound } from '@/parts/RecordNotFound';
import { useSay } from '@/parts/useSay';
import { WhenReady } from '@/parts/WhenReady';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { challanPapers } from '@/store/billing/papers/challanPapers';
import { shownPlace } from '@/store/billing/papers/shownNumber';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { takenBackOf } from '@/store/stock/challans/challanTurn';
import { selectChallanNumbered } from '@/store/stock/challans/challansSlice';
import { challanCancelled } from '@/store/facts/challans';
import { LimitedButton } from '@/ui/LimitedButton';
import { Page } from '@/ui/Page';
import { ChallanLines } from './ChallanLines';
import { ChallanSummary } from './ChallanSummary';
import { EwayBillButton } from './EwayBillButton';
import { TransferCredit } from './TransferCredit';

const TAKE_BACK = {
  All: { label: 'Cancel Challan', done: (name: string) => `${name} cancelled` },
  Rest: { label: 'Take Back the Rest', done: (name: string) => `The rest of ${name} taken back` },
};

/** A delivery challan: what it hands over, the receiver's answer, and the paper that goes with the goods. */
export default function ChallanScreen() {
  const { challanNumber = '' } = useParams();
  const say = useSay();
  const status = useAppSelector(selectDataStatus);
  const stock = useAppSelector(selectStock);
  const company = useAppSelector((state) => state.company);
  const vendors = useAppSelector((state) => state.vendors);
  const challan = useAppSelector((state) => selectChallanNumbered(state, challanNumber));
  const unnumbered = useUnnumbered();
  if (status === 'ready' && !challan)
    return (
      <RecordNotFound
        title="Challan not found"
        text={`There is no challan with the number ${challanNumber}.`}
        back={paths.stocks.challans}
        label="Back to Challans"
      />
    );
  const name = `Challan ${challan ? shownPlace(challan, unnumbered) : challanNumber}`;
  const takenBack = challan && takenBackOf(challan);
  const takingBack = takenBack && TAKE_BACK[takenBack];
  const papers = challan ? challanPapers({ ...stock, company, vendors }, challan, unnumbered) : [];
  return (
    <Page
      title={name}
      crumbs={<RecordCrumbs steps={[{ text: name }]} />}
      actions={
        challan && (
          <>
            {takingBack && (
              <LimitedButton
                does={challanCancelled}
                onClick={() => say(challanCancelled(challan), takingBack.done(name))}
              >
                {takingBack.label}
              </LimitedButton>
            )}
            <EwayBillButton challan={challan} />
            <PaperButtons papers={papers} />
          </>
        )
      }
    >
      <WhenReady loading="Loading the challan..." failed="Error loading the challan.">
        {challan && (
          <>
            <OwnOtps challans={[challan]} />
            <ChallanSummary challan={challan} />
            <TransferCredit challan={challan} />
            <ChallanLines key={challan.id} challan={challan} />
            <RecordActivity record={challan.id} />
            <Papers papers={papers} printedOnly />
          </>
        )}
      </WhenReady>
    </Page>
  );
}
