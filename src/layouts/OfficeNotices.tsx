import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { selectJournal } from '@/journal/sync/journalSlice';
import { loginOf } from '@/office/returnAddress';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import { useReasons } from '@/parts/useReasons';
import { instantWords } from '@/office/instantWords';
import { NOTICE_WORDS } from '@/office/noticeWords';
import { officeNotices, type OfficeNotice } from '@/office/notices';
import type { OfficeState } from '@/store/browser/officeSlice';
import { hereToo, othersAt } from '@/office/presence';
import { selectWhyNobody } from '@/store/business/feeds/withheldWords';
import { selectOffice } from '@/store/browser/selectOffice';
import type { Language } from '@/store/kit/language';
import { LinkButton } from '@/ui/links';
import { Banner, Banners } from './Banner';
import { GiveUpShut } from './GiveUpShut';
import styles from './OfficeNotices.module.css';
import { usePending } from './usePending';

/** As long as this a first answer may take before it is spoken of. */
const PATIENCE_MS = 3_000;

function useLate(link: OfficeState['link']): boolean {
  const [late, setLate] = useState<OfficeState['link']>();
  useEffect(() => {
    const timer = setTimeout(() => setLate(link), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [link]);
  return late === link;
}

function Cure({ of, language }: { of: NonNullable<OfficeNotice['cure']>; language: Language }) {
  const office = useOffice();
  const { pathname } = useLocation();
  const signIn = () => {
    office?.signOut();
    location.assign(loginOf(pathname));
  };
  if (of === 'bring along') {
    return pathname === paths.settings.data ? null : (
      <LinkButton size="small" to={paths.settings.data}>
        Bring it along
      </LinkButton>
    );
  }
  if (of === 'give up') return <GiveUpShut language={language} />;
  return of === 'reload' ? (
    <Button size="small" onClick={() => location.reload()}>
      {NOTICE_WORDS.reload[language]}
    </Button>
  ) : (
    <Button size="small" onClick={signIn}>
      {NOTICE_WORDS.signIn[language]}
    </Button>
  );
}

function Notices({ office, language }: { office: OfficeState; language: Language }) {
  const journal = useAppSelector(selectJournal);
  const passing = usePending().filter(({ lasts }) => !lasts).length;
  const late = useLate(office.link);
  const whyNobody = useAppSelector(selectWhyNobody);
  const told = useReasons(language);
  // What is on its way is put into the outbox in a moment.
  const notices = officeNotices({
    office,
    journal,
    late,
    passing: journal.waiting > 0 ? passing : 0,
    whyNobody,
    language,
    told,
  });
  if (notices.length === 0) return null;
  return (
    <Banners>
      {notices.map(({ key, kind, text, since, cure }) => (
        <Banner
          key={key}
          type={kind}
          title={
            <>
              {text}
              {since && <span className={styles.since}> Since {instantWords(since)}.</span>}
            </>
          }
          closable={since !== undefined}
          action={cure && <Cure of={cure} language={language} />}
        />
      ))}
    </Banners>
  );
}

/** Above every screen of a shared office: what is not as it should be, and who looks at the same record. */
export function OfficeNotices({ language }: { language: Language }) {
  const office = useAppSelector(selectOffice);
  const { pathname, search } = useLocation();
  if (!office) return null;
  const here = office.link === 'connected' ? hereToo(othersAt(office, pathname + search), language) : '';
  return (
    <>
      <p role="status" className={styles.here}>
        {here && <span>{here}</span>}
      </p>
      <Notices office={office} language={language} />
    </>
  );
}
