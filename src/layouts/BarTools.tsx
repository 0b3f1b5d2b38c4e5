import { BellOutlined, BulbOutlined, MailOutlined } from '@ant-design/icons';
import { Avatar, Button, Dropdown, Popover } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectTheme, themeChosen, THEMES } from '@/store/session/looksSlice';
import { selectUserName } from '@/store/session/sessionSlice';
import styles from './BarTools.module.css';
import { Icon } from '@/ui/Icon';

const THEME_LABELS = { system: 'As the device', light: 'Light', dark: 'Dark' } as const;

function EmptyTray({ name, icon, text }: { name: string; icon: ReactNode; text: string }) {
  return (
    <Popover trigger="click" placement="bottomRight" title={name} content={text}>
      <Button type="text" icon={icon} aria-label={name} />
    </Popover>
  );
}

/** The top bar's tools (D13): theme, mail, notifications and the account menu. */
export function BarTools({ loginPath }: { loginPath: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const name = useAppSelector(selectUserName);
  const theme = useAppSelector(selectTheme);
  const themes = THEMES.map((key) => ({ key, label: THEME_LABELS[key], onClick: () => dispatch(themeChosen(key)) }));
  const account = [{ key: 'logout', label: 'Logout', onClick: () => void navigate(loginPath) }];
  return (
    <div className={styles.tools}>
      <Dropdown menu={{ items: themes, selectable: true, selectedKeys: [theme] }} trigger={['click']}>
        <Button type="text" icon={<Icon of={BulbOutlined} />} aria-label="Theme" aria-haspopup="menu" />
      </Dropdown>
      <EmptyTray name="Mail" icon={<Icon of={MailOutlined} />} text="No mail has been sent yet." />
      <EmptyTray name="Notifications" icon={<Icon of={BellOutlined} />} text="No activities yet." />
      <Dropdown menu={{ items: account }} trigger={['click']} placement="bottomRight">
        <Button type="text" aria-label="Account" aria-haspopup="menu" title={name}>
          <Avatar size={28} className={styles.avatar ?? ''}>
            {name.charAt(0).toUpperCase()}
          </Avatar>
        </Button>
      </Dropdown>
    </div>
  );
}
