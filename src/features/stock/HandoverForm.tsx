import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCountOf } from '@/format';
import { paths } from '@/paths';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import type { CareRequest } from '@/store/care/requisitions/careRequest';
import { contentsAt, selectContents } from '@/store/stock/onHand/contents';
import { awayFrom } from '@/store/stock/challans/handoverScan';
import type { Place } from '@/store/stock/onHand/places';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { countError, draftedLines, piecesOf } from '@/store/stock/challans/challanDraft';
import { shownLines } from '@/store/stock/challans/challanLines';
import { holderFrom, STORE } from '@/store/kit/movements/holder';
import { DEVICE_STATUSES } from '@/store/stock/challans/challan';
import { newestChallanNumber } from '@/store/stock/challans/challansSlice';
import { challanOffered } from '@/store/facts/challans';
import { WordRadios } from '@/ui/Choices';
import { DataTable } from '@/ui/DataTable';
import { DraftOffer } from '@/ui/DraftOffer';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { ScanField } from '@/ui/ScanField';
import { SearchSelect } from '@/ui/SearchSelect';
import { Section } from '@/ui/Section';
import type { Toast } from '@/ui/Toaster';
import { useToast } from '@/ui/toast';
import { draftColumns } from './draftColumns';
import { GoodsCounts } from './GoodsCounts';
import styles from './HandoverForm.module.css';
import { Labelled } from './Labelled';
import { useChallanDraft, type Beginning } from './useChallanDraft';

export interface HandoverFormProps {
  begin: Beginning;
  /** Between which places it can go. */
  from: readonly Place[];
  to: readonly Place[];
  /** What customer care asked for, if it answers that. */
  careRequest: CareRequest | undefined;
}

const optionsOf = (places: readonly Place[]) => places.map(({ key, label }) => ({ value: key, label }));

/** Writes a challan: from where to where, what is scanned and counted, and offers it. */
export function HandoverForm({ begin, from: sources, to: targets, careRequest }: HandoverFormProps) {
  const say = useSay();
  const toast = useToast();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const stock = useAppSelector(selectStock);
  const contents = useAppSelector(selectContents);
  const draft = useChallanDraft(begin);
  const [submitted, setSubmitted] = useState(false);

  const from = holderFrom(draft.from) ?? STORE;
  const to = draft.to === undefined ? undefined : holderFrom(draft.to);
  const isBack = to?.at === STORE.at;
  const { bins } = contentsAt(contents, from);
  const lines = draftedLines(draft.things, bins, draft.counts, to);
  const miscounted = bins.some((bin) => countError(bin, draft.counts[bin.id]) !== undefined);
  const rows = shownLines(stock, draft.things)
    .map((row) => ({ ...row, problem: awayFrom(stock, from, row.line) }))
    .toReversed();

  const offer = () => {
    setSubmitted(true);
    if (!to || draft.from === draft.to || lines.length === 0 || miscounted) return;
    const name = targets.find(({ key }) => key === draft.to)?.name ?? '';
    const toastOf = (undo: Toast['undo']) => ({
      text: `Challan ${dispatch(newestChallanNumber())} offered to ${name}`,
      ...(undo && { undo }),
    });
    if (!say(challanOffered({ from, to, lines, ...(careRequest && { careRequestId: careRequest.id }) }), toastOf))
      return;
    draft.drop();
    void navigate(paths.stocks.challanOf(dispatch(newestChallanNumber()) ?? 0), { replace: true });
  };
  const remove = (place: number, mark: string) =>
    toast({ text: `${mark} taken off the challan`, undo: draft.remove(place) });
  const missing = submitted && lines.length === 0 ? 'Scan a device or a SIM, or count goods, first.' : '';

  return (
    <>
      {draft.isOffered && <DraftOffer onRestore={draft.restore} onDiscard={draft.drop} />}
      <Section title="From and To">
        <FormGrid>
          <Labelled label="From">
            {(control) => (
              <SearchSelect {...control} options={optionsOf(sources)} value={draft.from} onChange={draft.setFrom} />
            )}
          </Labelled>
          <Labelled
            label="To"
            error={
              draft.to === draft.from
                ? 'It is there already: choose another place.'
                : submitted && !to
                  ? 'Choose where it goes.'
                  : undefined
            }
          >
            {(control) => (
              <SearchSelect
                {...control}
                options={optionsOf(targets)}
                placeholder="Branch, installer or store"
                {...(draft.to !== undefined && { value: draft.to })}
                onChange={draft.setTo}
              />
            )}
          </Labelled>
          {isBack && (
            <Labelled label="Devices come back for">
              {({ id }) => (
                <WordRadios
                  id={id}
                  label="Devices come back for"
                  choices={DEVICE_STATUSES}
                  value={draft.status}
                  onChange={draft.setStatus}
                />
              )}
            </Labelled>
          )}
        </FormGrid>
      </Section>
      <Section title="Devices and SIMs">
        {draft.left.length > 0 && (
          <ul className={styles.left} aria-label="Not taken">
            {draft.left.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <ScanField label="Scan IMEI or SIM" hint="One after the other, or paste a list." onScan={draft.scan} />
        <div className={styles.lines}>
          <DataTable
            label="Devices and SIMs"
            name="lines"
            rows={rows}
            columns={draftColumns({
              isBack,
              setStatus: ({ id }, status) => draft.setStatusOf(id, status),
              remove: ({ id, mark }) => remove(id, mark),
            })}
            unexported
            empty="Nothing is scanned yet."
          />
        </div>
      </Section>
      <Section title="Counted Goods">
        <GoodsCounts bins={bins} counts={draft.counts} onCount={draft.setCount} />
      </Section>
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
