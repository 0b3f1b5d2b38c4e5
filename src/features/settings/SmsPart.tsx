import { Alert } from 'antd';
import type { OfficeLink } from '@/office/officeLink';
import { askSms } from '@/office/sms/asking';
import { OfficeLoading } from './OfficeLoading';
import { SmsForm } from './SmsForm';
import { SmsTemplates } from './SmsTemplates';
import { TestSmsForm } from './TestSmsForm';
import { useToldByOffice } from './useToldByOffice';

/** How the office sends SMS, for its admins: by which provider, which texts, and an SMS to try it. */
export function SmsPart({ office }: { office: OfficeLink }) {
  const { told, trouble, reload } = useToldByOffice(office, askSms);
  if (!told) return <OfficeLoading what="SMS settings" trouble={trouble} onTryAgain={() => void reload()} />;
  return (
    <>
      {trouble !== undefined && <Alert type="warning" showIcon title={trouble} />}
      <SmsForm key={JSON.stringify(told.settings)} office={office} told={told} onSaved={reload} />
      <SmsTemplates office={office} told={told} onSaved={reload} />
      {told.settings && <TestSmsForm office={office} />}
    </>
  );
}
