import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import { selectOffice } from '@/store/browser/selectOffice';
import type { Language } from '@/store/kit/language';
import { AskAtLogout } from './AskAtLogout';
import styles from './OfficeTools.module.css';
import { PeopleTray } from './PeopleTray';
import { SendingTray } from './SendingTray';

/** The top bar's tools of a shared office: what waits to be sent, and who is there. It tells the others what is looked at here. */
export function OfficeTools({ language }: { language: Language }) {
  const office = useAppSelector(selectOffice);
  const link = useOffice();
  const { pathname, search } = useLocation();
  useEffect(() => link?.lookAt(pathname + search), [link, pathname, search]);
  if (!office) return null;
  return (
    <div className={styles.tools}>
      <AskAtLogout language={language} />
      <SendingTray notDone={office.notDone} language={language} />
      {/* The screens of others are none of an installer's. */}
      {office.link === 'connected' && office.user?.role !== 'installer' && <PeopleTray presence={office} />}
    </div>
  );
}
