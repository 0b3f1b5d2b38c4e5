import { useNavigate, useParams } from 'react-router-dom';
import { formatCount, formatDate } from '@/format';
import { paths } from '@/paths';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { RecordActivity } from '@/parts/RecordActivity';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { RecordPage } from '@/parts/RecordPage';
import { useSay } from '@/parts/useSay';
import { useRecordAt } from '@/parts/useRecordAt';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { countCancelled, countSettled } from '@/store/facts/counts';
import { shownPlace } from '@/store/billing/papers/shownNumber';
import { foundOf } from '@/store/stock/counts/countLines';
import { isGoing, type StockCount } from '@/store/stock/counts/stockCount';
import { placeName, whereabouts } from '@/store/stock/onHand/holderWords';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { Facts } from '@/ui/Facts';
import { LimitedButton } from '@/ui/LimitedButton';
import { useFocusKept } from '@/ui/useFocusKept';
import { CorrectedThings } from './CorrectedThings';
import { CountLines } from './CountLines';
import { GoodsOfCount } from './GoodsOfCount';

/** The ways to end a count. */
function CountSteps({ count }: { count: StockCount }) {
  const say = useSay();
  const store = useAppStore();
  const settle = () => {
    const found = foundOf(selectStock(store.getState()), count);
    say(countSettled(count.id, found), `Count settled: ${formatCount(found)} there`);
  };
  return (
    <>
      <LimitedButton does={countCancelled} onClick={() => say(countCancelled(count.id), 'Count cancelled')}>
        Cancel Count
      </LimitedButton>
      <LimitedButton does={countSettled} type="primary" onClick={settle}>
        Settle Count
      </LimitedButton>
    </>
  );
}

/** A count of the store, a branch or a bag: scanned, its difference settled, and kept with its date. */
export default function CountScreen() {
  const { countNumber = '' } = useParams();
  const stock = useAppSelector(selectStock);
  const navigate = useNavigate();
  const count = useRecordAt(
    useAppSelector((state) => state.counts),
    countNumber,
    (number) => void navigate(paths.stocks.countOf(number), { replace: true }),
  );
  const unnumbered = useUnnumbered();
  const goesOn = count !== undefined && isGoing(count);
  const place = useFocusKept<HTMLDivElement>(goesOn);
  const name = count
    ? `Count ${shownPlace(count, unnumbered)}: ${placeName(stock, count.place)}`
    : `Count ${countNumber}`;
  return (
    <RecordPage
      noun="Count"
      record={count}
      missing={{
        text: `There is no count with the number ${countNumber}.`,
        back: paths.stocks.counts,
        label: 'Back to Stock Counts',
      }}
      title={name}
      crumbs={<RecordCrumbs steps={[{ text: name }]} />}
      actions={goesOn && <CountSteps count={count} />}
    >
      {(known) => (
        <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
          <div style={{ marginBottom: 16 }}>
            <Facts
              facts={[
                { label: 'Counted', value: `What is ${whereabouts(stock, known.place)}` },
                { label: 'Begun', value: formatDate(known.begunOn) },
                ...(known.settledOn === undefined ? [] : [{ label: 'Settled', value: formatDate(known.settledOn) }]),
                ...(known.found === undefined ? [] : [{ label: 'There', value: formatCount(known.found) }]),
                { label: 'Status', value: known.status },
              ]}
            />
          </div>
          {goesOn && <CountLines count={known} />}
          {goesOn && <GoodsOfCount count={known} />}
          <CorrectedThings count={known} />
          <RecordActivity record={known.id} />
        </div>
      )}
    </RecordPage>
  );
}
