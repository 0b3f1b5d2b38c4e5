import { Button, ConfigProvider } from 'antd';
import enGB from 'antd/locale/en_GB';
import hiIN from 'antd/locale/hi_IN';
import { Suspense, use, useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { selectKeepingTroubled } from '@/journal/sync/journalSlice';
import { paths } from '@/paths';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { ReasonLanguage } from '@/parts/reasonLanguage';
import { useWords } from '@/parts/useWords';
import { languageChosen, selectLanguage } from '@/store/browser/looksSlice';
import { selectOffice } from '@/store/browser/selectOffice';
import { LANGUAGE_NAMES, type Language, type WordTable } from '@/store/kit/language';
import { lazyPart } from '@/ui/lazyPart';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { SaidInDialogs } from '@/ui/dialogWords';
import { Limits } from '@/ui/limits';
import { ToastLanguage } from '@/ui/toastWords';
import styles from './InstallerLayout.module.css';

const JournalBanner = lazyWhenIdle(() => import('./JournalBanner'));
// Of a shared office alone: the embedded mode never loads it.
const OfficePart = lazyPart(() => import('./OfficePart'));
const InstallerAccount = lazyPart(() => import('./InstallerAccount'));

const LOCALES = { en: enGB, hi: hiIN };
/** What a menu offers is hit by a finger as well. */
const THEME = { components: { Select: { optionHeight: 44, optionFontSize: 16, optionLineHeight: '34px' } } };
const OTHER = { en: 'hi', hi: 'en' } as const satisfies Record<Language, Language>;

const TOAST_WORDS = {
  undo: { en: 'Undo', hi: 'वापस लें' },
  undoing: { en: 'Undoing…', hi: 'वापस लिया जा रहा है…' },
  close: { en: 'Close', hi: 'बंद करें' },
  notSaved: { en: (text: string) => `${text} (not saved yet)`, hi: (text: string) => `${text} (अभी सहेजा नहीं गया)` },
  notSent: { en: (text: string) => `${text} (not sent yet)`, hi: (text: string) => `${text} (अभी भेजा नहीं गया)` },
} satisfies WordTable;

const DIALOG_WORDS = {
  notSaved: { en: 'What you typed is not saved.', hi: 'आपका लिखा हुआ सहेजा नहीं गया है।' },
  goOn: { en: 'Go on', hi: 'लिखते रहें' },
  discard: { en: 'Discard', hi: 'छोड़ दें' },
  show: { en: 'Show', hi: 'दिखाएँ' },
  hide: { en: 'Hide', hi: 'छिपाएँ' },
  password: { en: 'password', hi: 'पासवर्ड' },
  copy: { en: (what: string) => `Copy ${what}`, hi: (what: string) => `${what} कॉपी करें` },
  copied: { en: (what: string) => `${what} copied`, hi: (what: string) => `${what} कॉपी हुई` },
} satisfies WordTable;

/** Changes to the other language, which it names in that language. */
function LanguageSwitch({ language }: { language: Language }) {
  const dispatch = useAppDispatch();
  const other = OTHER[language];
  return (
    <Button type="text" lang={other} onClick={() => dispatch(languageChosen(other))}>
      {LANGUAGE_NAMES[other]}
    </Button>
  );
}

/** Says of the whole page, dialogs and toasts as well, in which language it speaks; the screens of the office are English. */
function useLanguageOfPage(language: Language) {
  useEffect(() => {
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = 'en';
    };
  }, [language]);
}

/** Whoever installs the product from here gets an app that opens here. */
function useManifest(address: string) {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    if (!link) return undefined;
    const before = link.href;
    link.href = address;
    return () => {
      link.href = before;
    };
  }, [address]);
}

/** The frame of the installer's app: no menu, only the brand and one narrow column, in the language that was chosen, with controls for fingers. */
export default function InstallerLayout() {
  const inOffice = useAppSelector((state) => selectOffice(state) !== undefined);
  const troubled = useAppSelector(selectKeepingTroubled);
  const language = useAppSelector(selectLanguage);
  const { instead } = use(Limits);
  const { pathname } = useLocation();
  useLanguageOfPage(language);
  useManifest('/installer.webmanifest');
  const screen = instead(pathname) ?? <Outlet />;
  const frame = (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Link to={paths.installer} className={styles.brand}>
          <img src="/icon.svg" alt="" width="24" height="24" />
          Trackyard
        </Link>
        <div className={styles.tools}>
          <LanguageSwitch language={language} />
          <Suspense>{inOffice && <OfficePart of="bar" language={language} />}</Suspense>
          <Suspense>{inOffice && <InstallerAccount />}</Suspense>
        </div>
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        <Suspense>{inOffice ? <OfficePart of="screen" language={language} /> : troubled && <JournalBanner />}</Suspense>
        {screen}
      </main>
    </div>
  );
  return (
    <ConfigProvider componentSize="large" theme={THEME} locale={LOCALES[language]}>
      <ReasonLanguage value={language}>
        <ToastLanguage value={useWords(TOAST_WORDS)}>
          <SaidInDialogs value={useWords(DIALOG_WORDS)}>{frame}</SaidInDialogs>
        </ToastLanguage>
      </ReasonLanguage>
    </ConfigProvider>
  );
}
