import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { OwnOtps } from '@/parts/challans/OwnOtps';
import { CopyChoice } from '@/parts/paper/CopyChoice';
import { copiesOfChallan } from '@/store/billing/papers/copies';
import { CancelIrn } from '@/parts/eInvoices/CancelIrn';
import { IrnMissing } from '@/parts/eInvoices/IrnMissing';
import { PaperButtons } from '@/parts/paper/PaperButtons';
import { Papers } from '@/parts/paper/Papers';
import { RecordActivity } from '@/parts/RecordActivity';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { RecordPage } from '@/parts/RecordPage';
import { useSay } from '@/parts/useSay';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { challanPapers } from '@/store/billing/papers/challanPapers';
import { shownPlace } from '@/store/billing/papers/shownNumber';
import { useRecordAt } from '@/parts/useRecordAt';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { takenBackOf } from '@/store/stock/challans/challanTurn';
import { challanCancelled } from '@/store/facts/challans';
import { LimitedButton } from '@/ui/LimitedButton';
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
  const stock = useAppSelector(selectStock);
  const company = useAppSelector((state) => state.company);
  const vendors = useAppSelector((state) => state.vendors);
  const navigate = useNavigate();
  const challan = useRecordAt(
    useAppSelector((state) => state.challans),
    challanNumber,
    (number) => void navigate(paths.stocks.challanOf(number), { replace: true }),
  );
  const unnumbered = useUnnumbered();
  const [copy, setCopy] = useState<string>();
  const name = `Challan ${challan ? shownPlace(challan, unnumbered) : challanNumber}`;
  const takenBack = challan && takenBackOf(challan);
  const takingBack = takenBack && TAKE_BACK[takenBack];
  const papers = challan ? challanPapers({ ...stock, company, vendors }, challan, unnumbered, copy) : [];
  return (
    <RecordPage
      noun="Challan"
      record={challan}
      missing={{
        text: `There is no challan with the number ${challanNumber}.`,
        back: paths.stocks.challans,
        label: 'Back to Challans',
      }}
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
            <CancelIrn id={challan.id} />
            <CopyChoice copies={copiesOfChallan({ company }, challan)} copy={copy} onChange={setCopy} />
            <PaperButtons papers={papers} />
          </>
        )
      }
    >
      {(known) => (
        <>
          <OwnOtps challans={[known]} />
          <IrnMissing ids={papers.map(({ id }) => id)} />
          <ChallanSummary challan={known} />
          <TransferCredit challan={known} />
          <ChallanLines key={known.id} challan={known} />
          <RecordActivity record={known.id} />
          <Papers papers={papers} printedOnly />
        </>
      )}
    </RecordPage>
  );
}
