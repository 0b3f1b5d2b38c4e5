import { Link, Outlet } from 'react-router-dom';
import { paths } from '@/paths';
import styles from './LoginLayout.module.css';

/** The frame of the two logins: no shell, only the brand and a card. */
export default function LoginLayout() {
  return (
    <div className={styles.frame}>
      <header>
        <Link to={paths.home} className={styles.brand}>
          <img src="/icon.svg" alt="" width="36" height="36" />
          Trackyard
        </Link>
      </header>
      <main className={styles.card}>
        <Outlet />
      </main>
    </div>
  );
}
