import { Alert } from 'antd';
import { askMail } from '@/office/mail/asking';
import type { OfficeLink } from '@/office/officeLink';
import { askSms } from '@/office/sms/asking';
import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import { useToldByOffice } from '@/parts/useToldByOffice';
import { paths } from '@/paths';
import { selectOffice } from '@/store/browser/selectOffice';
import { LinkButton } from '@/ui/links';

const ASK_EVERY_MS = 60_000;
const APART = { marginBottom: 16 };

function Troubles({ office }: { office: OfficeLink }) {
  const mail = useToldByOffice(office, askMail, ASK_EVERY_MS).told?.trouble;
  const sms = useToldByOffice(office, askSms, ASK_EVERY_MS).told?.trouble;
  return [
    { what: 'mail', trouble: mail },
    { what: 'SMS', trouble: sms },
  ].map(
    ({ what, trouble }) =>
      trouble !== undefined && (
        <Alert
          key={what}
          type="error"
          showIcon
          style={APART}
          title={`No ${what} is sent: ${trouble}`}
          description="What is asked for waits. Correct the settings and save them."
          action={
            <LinkButton size="small" to={paths.outside.messages}>
              Messages
            </LinkButton>
          }
        />
      ),
  );
}

/** Why the office sends nothing by a way until an admin mends its settings, in the words of whoever takes it; nothing while it sends, and for others. */
export default function SendingTroubles() {
  const office = useOffice();
  const isAdmin = useAppSelector((state) => selectOffice(state)?.user?.role === 'admin');
  return office && isAdmin ? <Troubles office={office} /> : null;
}
