import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { useWords } from '@/parts/useWords';
import { selectUserName } from '@/store/browser/sessionSlice';
import { MenuButton } from '@/ui/MenuButton';
import styles from './BarTools.module.css';
import { ACCOUNT_WORDS } from './accountWords';
import { OwnDialogs } from './OwnDialogs';

/** The account menu of an installer; as he logs out the office's tools ask what becomes of what still waits. */
export default function InstallerAccount() {
  const words = useWords(ACCOUNT_WORDS);
  const navigate = useNavigate();
  const name = useAppSelector(selectUserName);
  const [dialog, setDialog] = useState<'password' | 'factor'>();
  const items = [
    { key: 'password', label: words.password, onClick: () => setDialog('password') },
    { key: 'factor', label: words.factor, onClick: () => setDialog('factor') },
    { key: 'logout', label: words.logout, onClick: () => void navigate(paths.login) },
  ];
  return (
    <>
      <MenuButton items={items} placement="bottomRight" type="text" aria-label={words.account} title={name}>
        <span className={styles.avatar}>{name.charAt(0).toUpperCase()}</span>
      </MenuButton>
      <OwnDialogs shown={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}
