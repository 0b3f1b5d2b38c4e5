import { use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAppSelector } from '@/parts/hooks';
import { paths } from '@/paths';
import { wayInto } from '@/store/browser/permission';
import { selectOffice } from '@/store/browser/selectOffice';
import { titleOf } from '@/store/kit/screenTitles';
import { Limits } from '@/ui/limits';
import { closeAround, QuickClose, QuickDialog } from '@/ui/QuickDialog';
import styles from './AreaPanel.module.css';
import { SCREEN_GROUPS } from './areaScreens';

const OF_OFFICE: readonly string[] = Object.values(paths.office);

function PanelLink({ to, title }: { to: string; title: string }) {
  const { pathname } = useLocation();
  return (
    <Link
      className={styles.link}
      to={to}
      aria-current={pathname === to ? 'page' : undefined}
      // First, so that the focus goes back before the next screen takes it.
      onClick={({ currentTarget }) => closeAround(currentTarget)}
    >
      {title}
    </Link>
  );
}

/** The areas that the person has, with their screens beneath as these call themselves, and the settings. */
export default function AreaPanel({ onClose }: { onClose: () => void }) {
  const { whyNot } = use(Limits);
  const office = useAppSelector(selectOffice);
  const isOpen = (to: string) => whyNot(to) === undefined && (office !== undefined || !OF_OFFICE.includes(to));
  const groups = SCREEN_GROUPS.map(({ title, to, screens }) => ({
    title,
    way: to === undefined ? undefined : wayInto(office?.open, to),
    screens: screens.filter(isOpen),
  })).filter(({ way, screens }) => way !== undefined || screens.length > 0);
  return (
    <QuickDialog label="Areas" onClose={onClose}>
      <nav aria-label="Areas" className={styles.panel}>
        {groups.map(({ title, way, screens }) => (
          <section key={title} aria-label={title}>
            <h2 className={styles.title}>{way === undefined ? title : <PanelLink to={way} title={title} />}</h2>
            <ul className={styles.screens}>
              {screens.map((to) => (
                <li key={to}>
                  <PanelLink to={to} title={titleOf(to) ?? to} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={styles.foot}>
        <QuickClose />
      </div>
    </QuickDialog>
  );
}
