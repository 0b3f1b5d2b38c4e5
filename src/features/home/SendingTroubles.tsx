import { askMail } from '@/office/mail/mailClient';
import type { OfficeLink } from '@/office/officeLink';
import { askSms } from '@/office/sms/smsClient';
import { HELD_CURE, heldWords } from '@/office/sms/heldWords';
import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import { useOfficeResult } from '@/parts/useOfficeResult';
import { paths } from '@/paths';
import { selectOffice } from '@/store/browser/selectOffice';
import { Message } from '@/ui/Message';
import { LinkButton } from '@/ui/links';

const ASK_EVERY_MS = 60_000;

const OF_SETTINGS = 'What is asked for waits. Correct the settings and save them.';

const Trouble = ({ title, text }: { title: string; text: string }) => (
  <Message
    tone="error"
    apart="below"
    title={title}
    description={text}
    action={
      <LinkButton size="small" to={paths.outside.messages}>
        Messages
      </LinkButton>
    }
  />
);

function Troubles({ office }: { office: OfficeLink }) {
  const mail = useOfficeResult(office, askMail, ASK_EVERY_MS).told?.trouble;
  const sms = useOfficeResult(office, askSms, ASK_EVERY_MS).told;
  return (
    <>
      {mail !== undefined && <Trouble title={`No mail is sent: ${mail}`} text={OF_SETTINGS} />}
      {sms?.trouble !== undefined && <Trouble title={`No SMS is sent: ${sms.trouble}`} text={OF_SETTINGS} />}
      {sms?.held.map((held) => (
        <Trouble key={held.templateId} title={heldWords(held)} text={HELD_CURE} />
      ))}
    </>
  );
}

/** Why the office sends nothing by a way until an admin mends its settings, in the words of whoever takes it; nothing while it sends, and for others. */
export default function SendingTroubles() {
  const office = useOffice();
  const isAdmin = useAppSelector((state) => selectOffice(state)?.user?.role === 'admin');
  return office && isAdmin ? <Troubles office={office} /> : null;
}
