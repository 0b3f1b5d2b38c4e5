import { EnvironmentOutlined, MessageOutlined, PhoneOutlined, WhatsAppOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { callHref, smsHref, whatsAppHref } from '@/parts/contactLinks';
import { useAppSelector } from '@/parts/hooks';
import { placeHref } from '@/parts/mapLinks';
import { useWords } from '@/parts/useWords';
import { companyNow } from '@/store/billing/company/company';
import { selectLanguage, selectMap } from '@/store/browser/looksSlice';
import { clientOf, type Job } from '@/store/care/jobs/job';
import { CLIENT_WORDS, dateIn, SLOT_WORDS } from '@/store/care/jobs/visitWords';
import { Icon, type Glyph } from '@/ui/Icon';
import styles from './Day.module.css';
import { STOP_WORDS } from './dayWords';

interface WayOutProps {
  icon: Glyph;
  label: string;
  name: string;
  href: string;
  /** Whether it is a page of the web, which opens beside the app. */
  isPage?: boolean;
}

const WayOut = ({ icon, label, name, href, isPage = false }: WayOutProps) => (
  <Button
    icon={<Icon of={icon} />}
    aria-label={name}
    href={href}
    {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
  >
    {label}
  </Button>
);

interface ContactsProps {
  job: Job;
  plates: readonly string[];
  /** What is to be done, in words. */
  work: string;
  /** Who goes there. */
  installer: string;
}

/** The ways to a client: a map, a call, and messages that say who comes when and what for. */
export function Contacts({ job, plates, work, installer }: ContactsProps) {
  const words = useWords(STOP_WORDS);
  const { coming } = useWords(CLIENT_WORDS);
  const map = useAppSelector(selectMap);
  const language = useAppSelector(selectLanguage);
  const company = useAppSelector((state) => companyNow(state).name) || 'Trackyard';
  const { request, visit } = job;
  const client = clientOf(job);
  const place = placeHref(map, request.location);
  const text = coming({
    client,
    installer,
    company,
    when: visit ? `${dateIn(language, visit.on)}, ${SLOT_WORDS[visit.slot][language]}` : '',
    work: [work, ...plates].join(', '),
  });
  return (
    <div className={styles.contacts}>
      {place !== undefined && (
        <WayOut icon={EnvironmentOutlined} label={words.map} name={words.mapOf(request.location)} href={place} isPage />
      )}
      <WayOut
        icon={PhoneOutlined}
        label={words.call}
        name={words.callTo(`${client}, ${request.contactNo}`)}
        href={callHref(request.contactNo)}
      />
      <WayOut
        icon={MessageOutlined}
        label={words.sms}
        name={words.smsTo(client)}
        href={smsHref(request.contactNo, text)}
      />
      <WayOut
        icon={WhatsAppOutlined}
        label={words.whatsApp}
        name={words.whatsAppTo(client)}
        href={whatsAppHref(request.contactNo, text)}
        isPage
      />
    </div>
  );
}
