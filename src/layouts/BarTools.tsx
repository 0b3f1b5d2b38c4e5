import { BellOutlined, BulbOutlined, MailOutlined } from '@ant-design/icons';
import { Suspense, use, useId, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { selectOffice } from '@/store/browser/selectOffice';
import { selectUnread } from '@/store/browser/seenSlice';
import { selectTheme, THEME_LABELS, themeChosen, THEMES } from '@/store/browser/looksSlice';
import { selectUserName } from '@/store/browser/sessionSlice';
import styles from './BarTools.module.css';
import { OwnDialogs } from './OwnDialogs';
import { Icon } from '@/ui/Icon';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { Limits } from '@/ui/limits';
import { MenuButton } from '@/ui/MenuButton';
import { Notice } from '@/ui/Notice';
import { Tray } from '@/ui/Tray';
import { useLater } from '@/ui/useLater';

const Notifications = lazyWhenIdle(() => import('./Notifications'));
// A bell without a count rings all the same.
const NewTodayCount = lazyWhenIdle(
  () => import('./NewTodayCount'),
  () => undefined,
);
const MessageTray = lazyWhenIdle(() => import('@/features/messages/MessageTray'));

/** A greater count is only told to be more. */
const MOST_SHOWN = 99;

interface BarTrayProps {
  name: string;
  icon: ReactNode;
  /** What is new in it, in words; then its icon bears a dot, or how much that is. */
  news?: string | undefined;
  count?: number;
  children: ReactNode;
}

function BarTray({ name, icon, news, count = 0, children }: BarTrayProps) {
  const newsId = useId();
  const { pathname, search } = useLocation();
  return (
    <Tray
      title={name}
      name={name}
      describedBy={news && newsId}
      placement="bottomRight"
      // A link in it closes it.
      place={pathname + search}
      content={<Suspense fallback={<Notice role="status" text="Loading..." />}>{children}</Suspense>}
      icon={
        <span className={styles.tray}>
          {icon}
          {news && (
            <span className={count > 0 ? styles.count : styles.dot}>
              {count > 0 && (count > MOST_SHOWN ? `${MOST_SHOWN}+` : count)}
              <span id={newsId} hidden>
                {news}
              </span>
            </span>
          )}
        </span>
      }
    />
  );
}

/** The top bar's tools: theme, mail, notifications and the account menu. */
export function BarTools({ loginPath }: { loginPath: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const name = useAppSelector(selectUserName);
  const theme = useAppSelector(selectTheme);
  const unread = useAppSelector(selectUnread);
  const user = useAppSelector(selectOffice)?.user;
  const isLater = useLater();
  const [newToday, setNewToday] = useState(0);
  const news = [newToday > 0 && `${newToday} new in Today`, unread && 'Unread activities'].filter(Boolean);
  const [dialog, setDialog] = useState<'password' | 'factor'>();
  const themes = THEMES.map((key) => ({ key, label: THEME_LABELS[key], onClick: () => dispatch(themeChosen(key)) }));
  const { whyNot } = use(Limits);
  const account = [
    { key: 'data', label: 'Data', onClick: () => void navigate(paths.settings.data) },
    whyNot(paths.settings.stock)
      ? null
      : { key: 'stock', label: 'Stock Settings', onClick: () => void navigate(paths.settings.stock) },
    whyNot(paths.settings.company)
      ? null
      : { key: 'company', label: 'Company', onClick: () => void navigate(paths.settings.company) },
    whyNot(paths.outside.messages)
      ? null
      : { key: 'messages', label: 'Messages', onClick: () => void navigate(paths.outside.messages) },
    whyNot(paths.outside.tracking)
      ? null
      : { key: 'tracking', label: 'Tracking', onClick: () => void navigate(paths.outside.tracking) },
    whyNot(paths.outside.api) ? null : { key: 'api', label: 'API', onClick: () => void navigate(paths.outside.api) },
    user && !whyNot(paths.office.users)
      ? { key: 'users', label: 'Users', onClick: () => void navigate(paths.office.users) }
      : null,
    user ? { key: 'password', label: 'Change password', onClick: () => setDialog('password') } : null,
    user ? { key: 'factor', label: 'Second factor', onClick: () => setDialog('factor') } : null,
    { key: 'logout', label: 'Logout', onClick: () => void navigate(loginPath) },
  ];
  return (
    <div className={styles.tools}>
      <MenuButton
        items={themes}
        chosen={theme}
        type="text"
        icon={<Icon of={BulbOutlined} />}
        aria-label="Theme"
        title="Theme"
      />
      <BarTray name="Mail" icon={<Icon of={MailOutlined} />}>
        <MessageTray />
      </BarTray>
      {/* Its code is not to hold up the first rows, and costs those who save data more than it tells. */}
      <Suspense>{isLater && <NewTodayCount onCount={setNewToday} />}</Suspense>
      <BarTray
        name="Notifications"
        icon={<Icon of={BellOutlined} />}
        news={news.join('. ') || undefined}
        count={newToday}
      >
        <Notifications />
      </BarTray>
      <MenuButton items={account} placement="bottomRight" type="text" aria-label="Account" title={name}>
        <span className={styles.avatar}>{name.charAt(0).toUpperCase()}</span>
      </MenuButton>
      <OwnDialogs shown={dialog} onClose={() => setDialog(undefined)} />
    </div>
  );
}
