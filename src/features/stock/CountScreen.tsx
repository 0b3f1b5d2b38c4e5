import { useParams } from 'react-router-dom';
import { formatCount, formatDate } from '@/format';
import { selectDataStatus } from '@/journal/sync/journalSlice';
import { paths } from '@/paths';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { RecordActivity } from '@/parts/RecordActivity';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { RecordNotFound } from '@/parts/RecordNotFound';
import { useSay } from '@/parts/useSay';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { WhenReady } from '@/parts/WhenReady';
import { countCancelled, countSettled } from '@/store/facts/counts';
import { shownPlace } from '@/store/billing/papers/shownNumber';
import { foundOf } from '@/store/stock/counts/countLines';
import { selectCountNumbered } from '@/store/stock/counts/countsSlice';
import { isGoing, type StockCount } from '@/store/stock/counts/stockCount';
import { placeName, whereabouts } from '@/store/stock/onHand/holderWords';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { Facts } from '@/ui/Facts';
import { LimitedButton } from '@/ui/LimitedButton';
import { Page } from '@/ui/Page';
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
  const status = useAppSelector(selectDataStatus);
  const stock = useAppSelector(selectStock);
  const count = useAppSelector((state) => selectCountNumbered(state, countNumber));
  const unnumbered = useUnnumbered();
  const goesOn = count !== undefined && isGoing(count);
  const place = useFocusKept<HTMLDivElement>(goesOn);
  if (status === 'ready' && !count)
    return (
      <RecordNotFound
        title="Count not found"
        text={`There is no count with the number ${countNumber}.`}
        back={paths.stocks.counts}
        label="Back to Stock Counts"
      />
    );
  const name = count
    ? `Count ${shownPlace(count, unnumbered)}: ${placeName(stock, count.place)}`
    : `Count ${countNumber}`;
  return (
    <Page
      title={name}
      crumbs={<RecordCrumbs steps={[{ text: name }]} />}
      actions={goesOn && <CountSteps count={count} />}
    >
      <WhenReady loading="Loading the count..." failed="Error loading the count.">
        {count && (
          <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
            <div style={{ marginBottom: 16 }}>
              <Facts
                facts={[
                  { label: 'Counted', value: `What is ${whereabouts(stock, count.place)}` },
                  { label: 'Begun', value: formatDate(count.begunOn) },
                  ...(count.settledOn === undefined ? [] : [{ label: 'Settled', value: formatDate(count.settledOn) }]),
                  ...(count.found === undefined ? [] : [{ label: 'There', value: formatCount(count.found) }]),
                  { label: 'Status', value: count.status },
                ]}
              />
            </div>
            {goesOn && <CountLines count={count} />}
            {goesOn && <GoodsOfCount count={count} />}
            <CorrectedThings count={count} />
            <RecordActivity record={count.id} />
          </div>
        )}
      </WhenReady>
    </Page>
  );
}
