import { Suspense } from 'react';
import {
  AlertOutlined,
  CustomerServiceOutlined,
  InboxOutlined,
  LineChartOutlined,
  ShopOutlined,
} from '@ant-design/icons';
import { paths } from '@/paths';
import { selectSalesFigures } from '@/store/billing/receivables/salesDashboard';
import { selectLeakCount } from '@/store/business/leaks/allLeaks';
import { selectPassedCount } from '@/store/business/leaks/passedAlerts';
import { selectWhyWithheld } from '@/store/business/feeds/withheldWords';
import { selectAskedCount } from '@/store/care/requisitions/careRequestsSlice';
import { selectOpenJobCount } from '@/store/care/jobs/jobsSlice';
import { isOpenAddress, wayInto } from '@/store/browser/permission';
import { selectOffice } from '@/store/browser/selectOffice';
import { selectNotWorking } from '@/store/vehicles/vehicles/notWorking';
import { AREAS } from '@/parts/areas';
import { useAppSelector } from '@/parts/hooks';
import { useNow } from '@/parts/useNow';
import { useToday } from '@/parts/useToday';
import { selectDashboard } from '@/store/stock/onHand/stockDashboard';
import { selectProductCount, selectVendorCount } from '@/store/purchasing/vendors/vendorsSlice';
import { FigureCards } from '@/ui/FigureCards';
import { formatCount, formatMoney } from '@/format';
import { Icon } from '@/ui/Icon';
import { lazyPart } from '@/ui/lazyPart';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { Page } from '@/ui/Page';
import { useCounted } from '@/parts/useCounted';
import { WhenCounted } from '@/parts/WhenCounted';
import { WhenReady } from '@/parts/WhenReady';
import { SetupPart } from './SetupPart';

// A figure is told without its line, too.
const SalesLine = lazyWhenIdle(
  () => import('./SalesLine'),
  () => undefined,
);
const SendingTroubles = lazyWhenIdle(() => import('./SendingTroubles'));
// The figures need not wait for what the list takes.
const Today = lazyPart(() => import('./Today'));

const LINE = (
  <Suspense>
    <SalesLine />
  </Suspense>
);

/** The figures of customer care that somebody finds there: who only approves its stock requests, how many wait for that. */
function useCareFigures(open: readonly string[] | undefined) {
  const now = useNow();
  const notWorking = useAppSelector((state) => selectNotWorking(state, now).length);
  const openJobs = useAppSelector(selectOpenJobCount);
  const asked = useAppSelector(selectAskedCount);
  const jobs = { label: 'Open Jobs', value: formatCount(openJobs) };
  if (isOpenAddress(open, paths.care.notWorking))
    return [{ label: 'Not Working Vehicles', value: formatCount(notWorking) }, jobs];
  return isOpenAddress(open, paths.care.viewJob) ? [jobs] : [{ label: 'To approve', value: formatCount(asked) }];
}

/** One card per area that the person has, with its link and two live figures, and one for what leaks. */
export default function HomeScreen() {
  const vendors = useAppSelector(selectVendorCount);
  const products = useAppSelector(selectProductCount);
  const today = useToday();
  const { clients, grossSales } = useAppSelector((state) => selectSalesFigures(state, today));
  const { currentStock, pendingAtAdmin } = useAppSelector(selectDashboard);
  const isCounted = useCounted() === 1;
  const noRequests = useAppSelector((state) => selectWhyWithheld(state, 'requests'));
  const open = useAppSelector((state) => selectOffice(state)?.open);
  const ofCare = useCareFigures(open);
  // Whoever has no leaks need not wait for their count.
  const hasLeaks = isCounted && wayInto(open, paths.leaks) !== undefined;
  const leaks = useAppSelector((state) => (hasLeaks ? selectLeakCount(state, today) : undefined));
  const passed = useAppSelector((state) => (hasLeaks ? selectPassedCount(state, today) : 0));
  const cards = [
    {
      ...AREAS.vendors,
      icon: <Icon of={ShopOutlined} />,
      figures: [
        { label: 'Vendors', value: formatCount(vendors) },
        { label: 'Products', value: formatCount(products) },
      ],
    },
    {
      ...AREAS.stocks,
      icon: <Icon of={InboxOutlined} />,
      figures: [
        { label: 'Current Stock', value: formatCount(currentStock) },
        ...(noRequests === undefined ? [{ label: 'Pending at Admin', value: formatCount(pendingAtAdmin) }] : []),
      ],
    },
    {
      ...AREAS.sales,
      icon: <Icon of={LineChartOutlined} />,
      figures: [
        { label: 'Clients', value: formatCount(clients) },
        { label: 'Gross Sales', value: formatMoney(grossSales) },
      ],
      picture: LINE,
    },
    {
      ...AREAS.care,
      icon: <Icon of={CustomerServiceOutlined} />,
      figures: ofCare,
    },
    {
      title: 'Leaks',
      to: paths.leaks,
      icon: <Icon of={AlertOutlined} />,
      figures: [
        { label: 'To fix', value: leaks === undefined ? '…' : formatCount(leaks) },
        ...(passed > 0 ? [{ label: 'Alert date passed', value: formatCount(passed) }] : []),
      ],
    },
  ].flatMap((card) => {
    const to = wayInto(open, card.to);
    return to === undefined ? [] : [{ ...card, to }];
  });
  return (
    <Page title="Home">
      <WhenReady loading="Loading..." failed="Error loading the data.">
        <FigureCards cards={cards} aboveList />
        <SetupPart />
        <WhenCounted>
          <Suspense>
            <SendingTroubles />
            <Today />
          </Suspense>
        </WhenCounted>
      </WhenReady>
    </Page>
  );
}
