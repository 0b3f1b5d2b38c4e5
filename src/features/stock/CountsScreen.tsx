import { useNavigate } from 'react-router-dom';
import { formatDate } from '@/format';
import { paths } from '@/paths';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { WhenReady } from '@/parts/WhenReady';
import type { CountStatus } from '@/machines/count';
import { countBegun } from '@/store/facts/counts';
import { shownPlace } from '@/store/billing/papers/shownNumber';
import { expectedAt } from '@/store/stock/counts/countLines';
import { selectCounts, selectCountsByPlace } from '@/store/stock/counts/countsSlice';
import type { StockCount } from '@/store/stock/counts/stockCount';
import { placeName } from '@/store/stock/onHand/holderWords';
import { selectPlaces, type Place } from '@/store/stock/onHand/places';
import { selectStock } from '@/store/stock/onHand/selectStock';
import type { Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';

interface CountedPlace extends Place {
  id: string;
  /** How many devices and SIMs are thought to be there. */
  things: number;
  going: StockCount | undefined;
  last: StockCount | undefined;
}

type Listed = StockCount & { placed: string };

const ofPlaces = columnsOf<CountedPlace>();
const ofCounts = columnsOf<Listed>();

const TONES: Record<CountStatus, Tone> = { Begun: 'orange', Settled: 'green', Cancelled: 'grey' };

const placeColumns = (begin: (place: CountedPlace) => void) => [
  ofPlaces.text('place', 'Place', ({ label }) => label),
  ofPlaces.count('things', 'Devices and SIMs', ({ things }) => things),
  ofPlaces.shown(
    'date',
    'last-counted',
    'Last Counted',
    ({ last }) => last?.settledOn,
    ({ last }) => (last?.settledOn === undefined ? 'Never' : formatDate(last.settledOn)),
  ),
  ofPlaces.pinned('count', 'Count', (place) =>
    place.going ? (
      <LinkButton
        size="small"
        aria-label={`Go on counting ${place.label}`}
        to={paths.stocks.countOf(place.going.number)}
      >
        Go On
      </LinkButton>
    ) : (
      <LimitedButton does={countBegun} size="small" aria-label={`Count ${place.label}`} onClick={() => begin(place)}>
        Count
      </LimitedButton>
    ),
  ),
];

const countColumns = (unnumbered: ReadonlySet<string>) => [
  ofCounts.linkedText(
    'count',
    'Count',
    (count) => shownPlace(count, unnumbered),
    ({ number }) => paths.stocks.countOf(number),
  ),
  ofCounts.party('place', 'Place', ({ placed }) => placed),
  ofCounts.date('begun', 'Begun', ({ begunOn }) => begunOn),
  ofCounts.date('settled', 'Settled', ({ settledOn }) => settledOn),
  ofCounts.count('found', 'There', ({ found }) => found),
  ofCounts.count(
    'corrected',
    'Settled Lines',
    ({ corrected, correctedGoods = [] }) => corrected.length + correctedGoods.length,
  ),
  ofCounts.badge('status', 'Status', ({ status }) => status, TONES),
];

/** When each place was last counted, and all counts; one begins here, and goes on wherever somebody opens it. */
export default function CountsScreen() {
  const say = useSay();
  const store = useAppStore();
  const navigate = useNavigate();
  const stock = useAppSelector(selectStock);
  const places = useAppSelector(selectPlaces);
  const { going, last } = useAppSelector(selectCountsByPlace);
  const counts = useAppSelector(selectCounts);
  const unnumbered = useUnnumbered();
  const rows = places.map((place): CountedPlace => {
    const { devices, sims } = expectedAt(stock, place.holder);
    const things = devices.length + sims.length;
    return { ...place, id: place.key, things, going: going.get(place.key), last: last.get(place.key) };
  });
  const begin = ({ holder, key, label }: CountedPlace) => {
    if (!say(countBegun(holder), `${label}: count begun`)) return;
    const count = selectCountsByPlace(store.getState()).going.get(key);
    if (count) void navigate(paths.stocks.countOf(count.number));
  };
  const listed = counts.map((count) => ({ ...count, placed: placeName(stock, count.place) })).toReversed();
  return (
    <Page title="Stock Counts">
      <WhenReady loading="Loading stock..." failed="Error loading stock.">
        <DataTable
          label="Places"
          rows={rows}
          columns={placeColumns(begin)}
          searchHint="Place"
          empty="There is no place."
          nothingFound="No place matches."
        />
        {listed.length > 0 && (
          <div style={{ marginTop: 24 }}>
            <Section title="Counts">
              <DataTable
                label="Counts"
                name="counts"
                rows={listed}
                columns={countColumns(unnumbered)}
                searchHint="Number, place or status"
                empty="Nothing was counted yet."
                nothingFound="No count matches."
              />
            </Section>
          </div>
        )}
      </WhenReady>
    </Page>
  );
}
