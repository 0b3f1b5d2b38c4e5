import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, use, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Link, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { paths } from '@/paths';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { selectKeepingTroubled } from '@/journal/sync/journalSlice';
import { selectOffice } from '@/store/browser/selectOffice';
import { menuToggled, selectMenuCollapsed } from '@/store/browser/looksSlice';
import { Icon } from '@/ui/Icon';
import { lazyPart } from '@/ui/lazyPart';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { Limits } from '@/ui/limits';
import { ScreenTabs, UnderHeading } from '@/ui/ScreenTabs';
import { AreaSwitcher } from './AreaSwitcher';
import { BarTools } from './BarTools';
import type { MenuGroup } from './navigation';
import { NavMenu } from './NavMenu';
import { PaletteFrame } from './PaletteFrame';
import { SampleBar } from './SampleBar';
import { stripAt } from './screenStrips';
import styles from './Shell.module.css';

const JournalBanner = lazyWhenIdle(() => import('./JournalBanner'));
// Of a shared office alone: the embedded mode never loads it.
const OfficePart = lazyPart(() => import('./OfficePart'));
const MenuDrawer = lazyWhenIdle(() => import('./MenuDrawer'));

export interface ShellProps {
  menu: readonly MenuGroup[];
  /** Width of the expanded side bar in px; collapsed it is 80. */
  expandedWidth: number;
  /** Where Logout leads. */
  loginPath: string;
  /** What the top bar holds beside the tools: a greeting or a search. */
  header: ReactNode;
}

/** The frame of every area: top bar, side menu (a drawer on narrow screens) and the screen itself. */
export function Shell({ menu, expandedWidth, loginPath, header }: ShellProps) {
  const dispatch = useAppDispatch();
  const collapsed = useAppSelector(selectMenuCollapsed);
  const inOffice = useAppSelector((state) => selectOffice(state) !== undefined);
  const troubled = useAppSelector(selectKeepingTroubled);
  const { instead, whyNot } = use(Limits);
  const location = useLocation();
  const strip = stripAt(location, (to) => whyNot(to) === undefined);
  const loading = useNavigation().state === 'loading';
  const [drawerOpen, setDrawerOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  const sideWidth = { '--side-width': `${collapsed ? 80 : expandedWidth}px` } as CSSProperties;
  return (
    <PaletteFrame loginPath={loginPath}>
      <div className={styles.shell} style={sideWidth}>
        {/* By the keyboard's focus alone: an address that the router did not make has it warn of whoever may ask on the way out. */}
        <a
          className={styles.skip}
          href="#content"
          onClick={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
        >
          Skip to content
        </a>
        <header className={styles.bar}>
          <Button
            type="text"
            className={styles.drawerButton ?? ''}
            icon={<Icon of={MenuOutlined} />}
            aria-label="Open menu"
            title="Open menu"
            onClick={() => setDrawerOpen(true)}
          />
          <Button
            type="text"
            className={styles.collapseButton ?? ''}
            icon={collapsed ? <Icon of={MenuUnfoldOutlined} /> : <Icon of={MenuFoldOutlined} />}
            aria-label={collapsed ? 'Expand menu' : 'Collapse menu'}
            title={collapsed ? 'Expand menu' : 'Collapse menu'}
            aria-expanded={!collapsed}
            onClick={() => dispatch(menuToggled())}
          />
          <Link to={paths.home} className={styles.brand}>
            <img src="/icon.svg" alt="" width="24" height="24" />
            <span>Trackyard</span>
          </Link>
          <div className={styles.header}>{header}</div>
          <Suspense>{inOffice && <OfficePart of="bar" />}</Suspense>
          <BarTools loginPath={loginPath} />
        </header>
        <aside className={styles.side} data-collapsed={collapsed}>
          <AreaSwitcher />
          <NavMenu groups={menu} />
        </aside>
        {drawerOpen && (
          <Suspense>
            <MenuDrawer groups={menu} onClose={() => setDrawerOpen(false)} />
          </Suspense>
        )}
        <main ref={content} id="content" className={styles.content} aria-busy={loading} tabIndex={-1}>
          {loading && <div className={styles.progress} />}
          <Suspense>{inOffice ? <OfficePart of="screen" /> : troubled && <JournalBanner />}</Suspense>
          <SampleBar />
          <UnderHeading value={strip && <ScreenTabs {...strip} />}>
            {instead(location.pathname) ?? <Outlet />}
          </UnderHeading>
        </main>
      </div>
    </PaletteFrame>
  );
}
