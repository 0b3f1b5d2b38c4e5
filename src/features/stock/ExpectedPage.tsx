import { BankOutlined, BuildOutlined, SolutionOutlined } from '@ant-design/icons';
import { Suspense, type ReactNode } from 'react';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { selectCards, selectDashboard } from '@/store/stock/onHand/stockDashboard';
import type { ExpectedDetails } from '@/store/stock/expected/expected';
import { Facts } from '@/ui/Facts';
import { FigureCards } from '@/ui/FigureCards';
import { formatCount } from '@/format';
import { Icon } from '@/ui/Icon';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { WhenReady } from '@/parts/WhenReady';
import styles from './ExpectedPage.module.css';

const ExpectedDialog = lazyWhenIdle(() => import('./ExpectedDialog'));

const TITLES = { installer: 'Installer', branches: 'Branches', manufacturer: 'Manufacturer' } as const;

const units = (label: string, count: number) => ({ label, value: formatCount(count) });

export interface ExpectedPageProps {
  shown: keyof typeof TITLES;
  /** Whose details are open, under which title. */
  opened: { title: string; details: ExpectedDetails } | undefined;
  onClose: () => void;
  /** The table of what is shown. */
  children: ReactNode;
}

/** The frame of the three lists of expected stock: the cards that link them, with their units and what these come to. */
export function ExpectedPage({ shown, opened, onClose, children }: ExpectedPageProps) {
  const { installer, branches, delhi, manufacturer, branch } = useAppSelector(selectCards);
  const { expectedNew } = useAppSelector(selectDashboard);
  const cards = [
    {
      title: TITLES.installer,
      to: paths.stocks.expected,
      icon: <Icon of={SolutionOutlined} />,
      figures: [units('Units', installer)],
      current: shown === 'installer',
    },
    {
      title: TITLES.branches,
      to: paths.stocks.branches,
      icon: <Icon of={BankOutlined} />,
      figures: [units('Units', branches), units('Delhi', delhi)],
      current: shown === 'branches',
    },
    {
      title: TITLES.manufacturer,
      to: paths.stocks.manufacturer,
      icon: <Icon of={BuildOutlined} />,
      figures: [units('Units', manufacturer), units('Branch', branch)],
      current: shown === 'manufacturer',
    },
  ];
  return (
    <Page
      title="Expected (New) Stock"
      documentTitle={`Expected Stock: ${TITLES[shown]}`}
      actions={<LinkButton to={paths.stocks.challans}>Challans</LinkButton>}
    >
      <WhenReady loading="Loading expected stock..." failed="Error loading expected stock.">
        <FigureCards aboveList cards={cards} />
        <div className={styles.total}>
          <Facts facts={[units('Units in all three', expectedNew)]} />
        </div>
        {children}
        <Suspense>{opened && <ExpectedDialog {...opened} onClose={onClose} />}</Suspense>
      </WhenReady>
    </Page>
  );
}
