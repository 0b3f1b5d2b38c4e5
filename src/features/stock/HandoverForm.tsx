import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCountOf } from '@/format';
import { paths } from '@/paths';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import type { CareRequest } from '@/store/care/requisitions/careRequest';
import { contentsAt, selectContents } from '@/store/stock/onHand/contents';
import type { Place } from '@/store/stock/onHand/places';
import { countError, draftedLines, piecesOf } from '@/store/stock/challans/challanDraft';
import { holderFrom, STORE } from '@/store/kit/movements/holder';
import { selectChallan } from '@/store/stock/challans/challansSlice';
import { shownChallan } from '@/store/billing/papers/numbering';
import { isDeclared } from '@/store/billing/transfers/consigned';
import { challanOffered } from '@/store/facts/challans';
import { DraftOffer } from '@/ui/DraftOffer';
import { FormActions } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { Section } from '@/ui/Section';
import type { Toast } from '@/ui/Toaster';
import { GoodsCounts } from './GoodsCounts';
import styles from './HandoverForm.module.css';
import { HandoverPlaces } from './HandoverPlaces';
import { HandoverThings } from './HandoverThings';
import { HandoverValues } from './HandoverValues';
import { useChallanDraft, type ChallanBeginning } from './useChallanDraft';
import { useConsigned } from './useConsigned';

export interface HandoverFormProps {
  begin: ChallanBeginning;
  /** Between which places it can go. */
  from: readonly Place[];
  to: readonly Place[];
  /** What customer care asked for, if it answers that. */
  careRequest: CareRequest | undefined;
}

/** Writes a challan: from where to where, what is scanned and counted, and offers it. */
export function HandoverForm({ begin, from: sources, to: targets, careRequest }: HandoverFormProps) {
  const say = useSay();
  const navigate = useNavigate();
  const store = useAppStore();
  const contents = useAppSelector(selectContents);
  const draft = useChallanDraft(begin);
  const [submitted, setSubmitted] = useState(false);

  const from = holderFrom(draft.from) ?? STORE;
  const to = draft.to === undefined ? undefined : holderFrom(draft.to);
  const { bins } = contentsAt(contents, from);
  const lines = draftedLines(draft.things, bins, draft.counts, to);
  const miscounted = bins.some((bin) => countError(bin, draft.counts[bin.id]) !== undefined);

  const consigned = useConsigned({ from, to, lines }, draft.values);

  const offer = () => {
    setSubmitted(true);
    if (!to || draft.from === draft.to || lines.length === 0 || miscounted) return;
    if (consigned && !isDeclared(consigned, draft.values)) return;
    const name = targets.find(({ key }) => key === draft.to)?.name ?? '';
    const offered = challanOffered({
      from,
      to,
      lines,
      ...(careRequest && { careRequestId: careRequest.id }),
      ...(consigned && { declared: consigned.declared }),
    });
    const { id } = offered.payload;
    const toastOf = (undo: Toast['undo']) => ({
      text: `Challan ${store.dispatch(shownChallan(id))} offered to ${name}`,
      ...(undo && { undo }),
    });
    if (!say(offered, toastOf)) return;
    draft.drop();
    void navigate(paths.stocks.challanOf(selectChallan(store.getState(), id)?.number ?? 0), { replace: true });
  };
  const missing = submitted && lines.length === 0 ? 'Scan a device or a SIM, or count goods, first.' : '';

  return (
    <>
      {draft.isOffered && <DraftOffer onRestore={draft.restore} onDiscard={draft.drop} />}
      <HandoverPlaces draft={draft} sources={sources} targets={targets} submitted={submitted} />
      <HandoverThings draft={draft} from={from} isBack={to?.at === STORE.at} />
      <Section title="Counted Goods">
        <GoodsCounts bins={bins} counts={draft.counts} onCount={draft.setCount} />
      </Section>
      {consigned && (
        <HandoverValues consigned={consigned} typed={draft.values} onType={draft.typeValue} submitted={submitted} />
      )}
      <FormActions>
        <p role="alert" className={styles.missing}>
          {missing}
        </p>
        <LimitedButton does={challanOffered} type="primary" onClick={offer}>
          {lines.length === 0 ? 'Offer' : `Offer ${formatCountOf(piecesOf(lines), 'piece')}`}
        </LimitedButton>
      </FormActions>
    </>
  );
}
